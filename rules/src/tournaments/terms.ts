import { type Counting, countingOf, type Part } from '../results.ts';
import type { Sport } from '../sports.ts';

/**
 * What a table compares between teams that are level so far, in words of the field: matches won; points; the matches between them; goals, points or
 * sets for less against; those for; sets and then points for by against; points of those met (Swiss); cards; the lot.
 */
export type TieBreak =
  | 'won'
  | 'points'
  | 'direct'
  | 'difference'
  | 'scored'
  | 'setRatio'
  | 'pointRatio'
  | 'opponents'
  | 'fairPlay'
  | 'lot';

/** How a sport's tournaments are counted. */
export interface Terms {
  counting: Counting;
  /** To how many points a set is played; null in sports without sets. */
  setPoints: number | null;
  /** Points of a match for whoever had `mine` against `theirs`: goals, points or sets. */
  points: (mine: number, theirs: number) => number;
  /** Points of a match that somebody gave up. */
  walkOverPoints: readonly [won: number, lost: number];
  /** What a side that plays has against one that doesn't. */
  walkOver: readonly Part[];
  /** In order; the lot ends it, so that no two stay level. */
  tieBreaks: readonly TieBreak[];
}

/** Sets that win a match, and the points of one. */
interface Sets {
  toWin: number;
  points: number;
}

const threeForAWin = (mine: number, theirs: number): number => (mine > theirs ? 3 : mine === theirs ? 1 : 0);
const twoForAWin = (mine: number, theirs: number): number => (mine > theirs ? 2 : 1);

/** Three points, of which a match that went to the last set leaves one to the loser; two sets shared by time give one each. */
const pointsOfSets = (mine: number, theirs: number): number =>
  mine === theirs ? 1 : mine > theirs + 1 ? 3 : mine > theirs ? 2 : mine === theirs - 1 ? 1 : 0;

const goals = (walkOver: number): Terms => ({
  counting: 'goals',
  setPoints: null,
  points: threeForAWin,
  walkOverPoints: [3, 0],
  walkOver: [[walkOver, 0]],
  tieBreaks: ['points', 'direct', 'difference', 'scored', 'fairPlay', 'lot'],
});

/** A match of one set is worth as much as one in straight sets. */
const sets = ({ toWin, points }: Sets): Terms => ({
  counting: 'sets',
  setPoints: points,
  points: toWin === 1 ? threeForAWin : pointsOfSets,
  walkOverPoints: [3, 0],
  walkOver: Array.from({ length: toWin }, (): Part => [points, 0]),
  tieBreaks: ['won', 'points', 'setRatio', 'pointRatio', 'direct', 'fairPlay', 'lot'],
});

const basketball: Terms = {
  counting: 'points',
  setPoints: null,
  points: twoForAWin,
  walkOverPoints: [2, 0],
  walkOver: [[20, 0]],
  tieBreaks: ['points', 'direct', 'difference', 'scored', 'fairPlay', 'lot'],
};

/**
 * The terms of a sport: those of UEFA's championships for football and futsal (a match given up is lost 0–3, or 0–5), FIVB's for volleyball (each
 * set lost to nothing), FIBA's for basketball (0–20). Null for a sport that nobody wins.
 * @param format - Swiss compares the opponents before what was scored, as not everybody met the same
 */
export function termsOf(
  sport: Sport,
  { sets: asked = { toWin: 3, points: 25 }, isSwiss = false }: { sets?: Sets; isSwiss?: boolean } = {},
): Terms | null {
  const counting = countingOf(sport);
  if (counting === null) return null;
  const own =
    counting === 'sets' ? sets(asked) : counting === 'points' ? basketball : goals(sport === 'Futsal' ? 5 : 3);
  return isSwiss
    ? { ...own, tieBreaks: ['points', 'opponents', ...own.tieBreaks.filter((rule) => rule !== 'points')] }
    : own;
}
