import type { Outcome } from './results.ts';

/**
 * How well scores say which side wins (product.md#results): of each game with a result between two teams whose players all had a score, how far their
 * means were apart, and what came out for the higher one. Results never move a score; they judge it.
 */

export interface Judged {
  /** The mean score of the favoured side less that of the other: never negative. */
  apart: number;
  /** What came out for the favoured side. */
  outcome: Outcome;
}

/** Lower bounds of the bands of differences that are counted apart. */
export const apartBands = [0, 0.1, 0.25, 0.5] as const;

const won: Record<Outcome, number> = { won: 1, drew: 0.5, lost: 0 };

/** The chance that the favoured side wins, by how far the sides are apart. */
export const chanceToWin = (apart: number, slope: number): number => 1 / (1 + Math.exp(-slope * apart));

/** The slope that says best what came out: of one number Newton's method needs a few steps. It is 0 where scores say nothing. */
export function fitSlope(judged: readonly Judged[]): number {
  let slope = 0;
  for (let step = 0; step < 30; step += 1) {
    let [gain, curve] = [0, 0];
    for (const { apart, outcome } of judged) {
      const chance = chanceToWin(apart, slope);
      gain += apart * (won[outcome] - chance);
      curve += apart * apart * chance * (1 - chance);
    }
    // As if one more game had come out even, so that a few games that all went one way don't say that it is certain.
    const next = slope + (gain - slope * 0.01) / (curve + 0.01);
    if (Math.abs(next - slope) < 1e-6) return next;
    slope = Math.max(-50, Math.min(50, next));
  }
  return slope;
}

export interface Band {
  /** Sides that were at least so far apart, and less than the next band's. */
  from: number;
  games: number;
  /** The share that the favoured side won, a draw counted half; null without games. */
  won: number | null;
  /** The share that the fitted chance expects; null without games. */
  expected: number | null;
}

export interface Judgement {
  games: number;
  won: number | null;
  /** The mean squared error of the chance, less than 0.25 if scores say more than a coin; null without games. */
  brier: number | null;
  bands: Band[];
}

/** How often the side that scores favour wins, and whether that is as often as the distance says. */
export function judgeScores(judged: readonly Judged[]): Judgement {
  const slope = fitSlope(judged);
  const mean = (list: readonly Judged[], of: (one: Judged) => number) =>
    list.length === 0 ? null : list.reduce((sum, one) => sum + of(one), 0) / list.length;
  const wonBy = ({ outcome }: Judged) => won[outcome];
  const chanceOf = ({ apart }: Judged) => chanceToWin(apart, slope);
  return {
    games: judged.length,
    won: mean(judged, wonBy),
    brier: mean(judged, (one) => (wonBy(one) - chanceOf(one)) ** 2),
    bands: apartBands.map((from, n) => {
      const below = apartBands[n + 1] ?? Infinity;
      const within = judged.filter(({ apart }) => apart >= from && apart < below);
      return { from, games: within.length, won: mean(within, wonBy), expected: mean(within, chanceOf) };
    }),
  };
}
