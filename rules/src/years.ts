import { longestRun } from './habits.ts';
import { amsterdamDay } from './local-time.ts';
import type { Sport } from './sports.ts';

/** Somebody's year in games (product.md#a-year, decisions/0106-after-the-game.md). */

/** The fewest games for a year to be shown, and the day from which the running year is shown. */
const posters = { games: 3, from: '12-01' } as const;

export interface PlayedGame {
  name: string;
  sport: Sport;
  startsAt: Date;
  minutes: number;
  latitude: number;
  longitude: number;
}

/** Games by their local year, the latest year first; years with too few games are left out, and the running one until late in the year. */
export function yearsOf<Game extends PlayedGame>(games: readonly Game[], now: Date): { year: number; games: Game[] }[] {
  const today = amsterdamDay(now);
  return [...Map.groupBy(games, ({ startsAt }) => amsterdamDay(startsAt).slice(0, 4))]
    .filter(([year, played]) => played.length >= posters.games && today >= `${year}-${posters.from}`)
    .map(([year, played]) => ({ year: Number(year), games: played }))
    .toSorted((a, b) => b.year - a.year);
}

export interface YearFigures<Game> {
  games: number;
  hours: number;
  /** The most weeks in a row. */
  bestRun: number;
  /** The sports, the most played first. */
  sports: { sport: Sport; games: number; percent: number }[];
  /** Places, each once. */
  venues: { latitude: number; longitude: number }[];
  first: Game;
  last: Game;
}

/** The figures of games of one year; null if there are none. */
export function figuresOf<Game extends PlayedGame>(played: readonly Game[]): YearFigures<Game> | null {
  const games = played.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [first, last] = [games[0], games.at(-1)];
  if (!first || !last) return null;
  const bySport = [...Map.groupBy(games, ({ sport }) => sport)]
    .map(([sport, { length }]) => ({ sport, games: length }))
    .toSorted((a, b) => b.games - a.games);
  const percents = percentsOf(bySport.map(({ games: count }) => count));
  return {
    games: games.length,
    hours: Math.round(games.reduce((sum, { minutes }) => sum + minutes, 0) / 60),
    bestRun: longestRun(games.map(({ startsAt }) => amsterdamDay(startsAt))),
    sports: bySport.map((entry, index) => ({ ...entry, percent: percents[index] ?? 0 })),
    venues: [
      ...new Map(
        games.map(({ latitude, longitude }) => [`${latitude} ${longitude}`, { latitude, longitude }]),
      ).values(),
    ],
    first,
    last,
  };
}

/** Shares in whole percents that sum to 100: the rest from rounding goes to the shares that lost most by it. */
export function percentsOf(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / sum);
  const left = 100 - exact.reduce((total, share) => total + Math.floor(share), 0);
  const mostLost = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, left);
  const raised = new Set(mostLost.map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
}
