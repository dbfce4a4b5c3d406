import { levels, sports, surfaces } from '@rondo/rules';
import { drawScene, sceneOf } from '@rondo/scenes';
import { brotliCompressSync, constants } from 'node:zlib';
import { percentile } from '../../chaos/src/figures.ts';
import { ms, type Row } from './table.ts';

const drawn = 400;
/** The median size and time that the picture of a card may take (decisions/0043-scenes.md). */
const goals = { bytes: 6 * 1024, ms: 5 };
/** The best of this many rounds counts for each drawing: its own cost, without what else the machine did. */
const rounds = 5;
/** Together these go through every sport, surface and level. */
const steps = { surface: 7, level: 5 };

/** Scenes of games all over the country, at every time of year and day: how long drawing takes, and how many bytes are sent. */
export async function benchScenes(): Promise<Row[]> {
  const games = Array.from({ length: drawn }, (_, index) =>
    sceneOf({
      id: `game ${index}`,
      name: ['', 'judo', 'boksen', 'yoga', 'hardlopen', '3x3'][index % 6] ?? '',
      sport: sports[index % sports.length] ?? 'Football',
      surface: surfaces[(index * steps.surface) % surfaces.length] ?? 'Grass',
      level: levels[(index * steps.level) % levels.length] ?? 'All levels',
      latitude: 51 + (index % 20) / 10,
      longitude: 4 + (index % 25) / 10,
      startsAt: new Date(Date.UTC(2026, index % 12, 3, 7 + ((index * 5) % 16))),
    }),
  );
  const times: number[] = [];
  const sizes: number[] = [];
  for (const facts of games) {
    times.push(Math.min(...Array.from({ length: rounds }, () => timeOf(() => drawScene(facts)))));
    sizes.push(brotliCompressSync(drawScene(facts), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength);
  }
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
  const [size, time] = [percentile(sizes, 0.5), percentile(times, 0.5)];
  return [
    {
      what: `A scene as it is sent, the middle of ${drawn}`,
      measured: `${kb(size)}, at most ${kb(Math.max(...sizes))}`,
      goal: `≤ ${kb(goals.bytes)}`,
      reached: size <= goals.bytes,
    },
    {
      what: `A scene drawn, the middle of ${drawn}`,
      measured: `${ms(time)}, 95 % in ${ms(percentile(times, 0.95))}`,
      goal: `≤ ${ms(goals.ms)}`,
      reached: time <= goals.ms,
    },
  ];
}

function timeOf(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
