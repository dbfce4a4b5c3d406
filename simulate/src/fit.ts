import { fitScores, GradeTable } from '@rondo/rules';
import { diceOf } from './dice.ts';

/** How long a fit of this many million grades takes, and its memory. A player has ten grades, and a rater gave ten, some to people who grade them. */
export function timeFit(millions: number): string {
  const count = millions * 1_000_000;
  const people = count / 10;
  const table = new GradeTable();
  const random = diceOf(1);
  const id = (number: number) => `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const filling = performance.now();
  for (let at = 0; at < count; at += 1) {
    const rater = Math.floor(random() * people);
    const step = 1 + Math.floor(random() * 20);
    const target = (rater + (random() < 0.5 ? step : people - step)) % people;
    const felt = 2 + ((target * 7) % 30) / 10 + ((rater * 3) % 10) / 10 - 0.5 + random() - 0.5;
    table.add(id(rater), id(target), Math.round(Math.min(6, Math.max(1, felt)) * 20) / 20);
  }
  const fitting = performance.now();
  const worked = process.cpuUsage();
  const { scores } = fitScores(table);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const done = performance.now();
  // The time on a machine that does nothing else.
  const busy = (process.cpuUsage(worked).user / 1_000_000).toFixed(1);
  const memory = (process.resourceUsage().maxRSS / 1024 / 1024).toFixed(2);
  return `${count} grades of ${scores.size} players: read in ${seconds(filling, fitting)} s, fitted in ${seconds(fitting, done)} s, ${busy} s of the processor, ${memory} GB at most`;
}
