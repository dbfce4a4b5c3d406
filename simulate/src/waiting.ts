import { forecastHours, forecastPlaces, forecastSpot, type Past, type PastAt } from '@rondo/rules';
import { diceOf, normalOf } from './dice.ts';
import { table } from './table.ts';

/** Somebody's time on a waiting list, in hours before the start. */
interface Entry {
  from: number;
  until: number;
  /** `came`: a spot was offered to them; `left`: they left by themselves; `closed`: it never came. */
  outcome: 'came' | 'left' | 'closed';
}

interface Game {
  sport: number;
  isPaid: boolean;
  /** In the order of the line. */
  line: Entry[];
}

/** How often a spot came, by the forecast's number out of ten. */
interface Calibration {
  forecasts: number;
  came: number;
}

const firstHours = 400;

/**
 * Full games whose players give up spots, each game at its own pace, which also depends on the sport and the price; people queue, lose patience, and
 * get spots that open. One half of the games is the past of the other.
 */
function makeGames(count: number, random: () => number): Game[] {
  const normal = normalOf(random);
  const wait = (perHour: number) => -Math.log(random() || 1e-9) / perHour;
  return Array.from({ length: count }, () => {
    const sport = Math.floor(random() ** 2 * 6);
    const isPaid = random() < 0.5;
    const capacity = 8 + Math.floor(random() * 15);
    const pace = Math.exp(normal() * 0.7) * (0.5 + 0.25 * sport) * (isPaid ? 0.6 : 1);
    const openings: number[] = [];
    for (let player = 0; player < capacity; player += 1) {
      // Most people who give up do so in the last two days; in a paid game hardly anybody does once nothing is refunded.
      const early = firstHours - wait(0.0004 * pace);
      const late = 48 - wait(0.004 * pace);
      const hours = Math.max(early, late);
      if (hours > 0 && (hours > 12 || !isPaid || random() < 0.4)) openings.push(hours);
    }
    openings.sort((a, b) => b - a);
    const arrivals: number[] = [];
    const interest = 0.02 * Math.exp(normal() * 0.6);
    for (let hours = firstHours - wait(interest); hours > 1; hours -= wait(interest)) arrivals.push(hours);
    const line = arrivals.map((from): Entry => ({ from, until: Math.max(0, from - wait(0.003)), outcome: 'left' }));
    for (const entry of line) if (entry.until === 0) entry.outcome = 'closed';
    for (const hours of openings) {
      // One in five lets the offer lapse, and the next is asked.
      for (let taken = false; !taken;) {
        const next = line.find((entry) => entry.from >= hours && entry.until < hours && entry.outcome !== 'came');
        if (!next) break;
        Object.assign(next, { until: hours, outcome: 'came' });
        taken = random() < 0.8;
      }
    }
    return { sport, isPaid, line };
  });
}

/** The people who wait at that time, in the order of the line. */
const waitingAt = ({ line }: Game, hours: number) => line.filter(({ from, until }) => from >= hours && until < hours);

const placeOf = (index: number) => Math.min(index + 1, forecastPlaces);

/** How waiting ended for people at each place, as the database counts it each night. */
function countPast(games: readonly Game[]): (game: Game, place: number) => PastAt[] {
  const counts = new Map<string, Past>();
  const at = (...key: (string | number | boolean)[]) => {
    const name = key.join();
    const found = counts.get(name) ?? { came: 0, total: 0 };
    counts.set(name, found);
    return found;
  };
  for (const game of games)
    for (const hours of forecastHours)
      for (const [index, { outcome }] of waitingAt(game, hours).entries()) {
        if (outcome === 'left') continue;
        const place = placeOf(index);
        for (const past of [
          at('alike', hours, place, game.sport, game.isPaid),
          at('asPaid', hours, place, game.isPaid),
          at('all', hours, place),
        ]) {
          past.total += 1;
          if (outcome === 'came') past.came += 1;
        }
      }
  return ({ sport, isPaid }, place) =>
    forecastHours.map((hours) => ({
      hours,
      alike: at('alike', hours, place, sport, isPaid),
      asPaid: at('asPaid', hours, place, isPaid),
      all: at('all', hours, place),
    }));
}

/** How often forecasts come true, by the forecast: by the rule, and by the place in line alone. */
export function judgeWaiting(games: number, seed: number): Record<'rule' | 'placeAlone', Calibration[]> {
  const random = diceOf(seed);
  const world = makeGames(games, random);
  const [earlier, later] = [world.slice(0, games / 2), world.slice(games / 2)];
  const pastOf = countPast(earlier);
  const empty = () => Array.from({ length: 11 }, (): Calibration => ({ forecasts: 0, came: 0 }));
  const judged = { rule: empty(), placeAlone: empty() };
  const note = (list: Calibration[], forecast: number, came: boolean) => {
    const one = list[forecast];
    if (!one) return;
    one.forecasts += 1;
    if (came) one.came += 1;
  };
  const byPlace = Array.from({ length: forecastPlaces + 1 }, (): Past => ({ came: 0, total: 0 }));
  for (const { line } of earlier)
    for (const [index, { outcome }] of line.entries()) {
      const past = byPlace[placeOf(index)];
      if (!past || outcome === 'left') continue;
      past.total += 1;
      if (outcome === 'came') past.came += 1;
    }
  for (const game of later) {
    // People look at any time, more often the nearer the game is.
    const hours = Math.exp(random() * Math.log(300));
    for (const [index, { outcome }] of waitingAt(game, hours).entries()) {
      if (outcome === 'left') continue;
      const place = placeOf(index);
      const forecast = forecastSpot(pastOf(game, place), hours);
      if (forecast !== null) note(judged.rule, forecast, outcome === 'came');
      const alone = byPlace[place];
      if (alone && alone.total > 0)
        note(judged.placeAlone, Math.round((alone.came / alone.total) * 10), outcome === 'came');
    }
  }
  return judged;
}

/** A table: for each forecast out of ten, how many came true. */
export function simulateWaiting(seeds: number): string {
  const games = 40_000;
  const all = Array.from({ length: seeds }, (_, at) => judgeWaiting(games, at + 1));
  const sum = (of: 'rule' | 'placeAlone', forecast: number) =>
    all.reduce(
      (total, judged) => ({
        forecasts: total.forecasts + (judged[of][forecast]?.forecasts ?? 0),
        came: total.came + (judged[of][forecast]?.came ?? 0),
      }),
      { forecasts: 0, came: 0 },
    );
  const cell = ({ forecasts, came }: Calibration) =>
    forecasts === 0 ? '–' : `${((came / forecasts) * 100).toFixed(1)} % of ${forecasts}`;
  return table(
    `Over ${seeds} seeds, ${games / 2} games of the past and as many to come.`,
    ['Forecast', 'Came true', 'By the place in line alone'],
    Array.from({ length: 11 }, (_, forecast) => [
      `${forecast} of 10`,
      cell(sum('rule', forecast)),
      cell(sum('placeAlone', forecast)),
    ]),
  );
}
