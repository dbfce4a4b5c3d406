import { rankedFromGames } from './rating.ts';
import { GradeTable } from './grade-table.ts';
import { fitScores } from './score-fit.ts';

/**
 * The score ('ELO') of a player in one sport, on the same scale of 1 to 6 as grades (product.md#score,
 * decisions/0035-score.md). All grades of a sport are fitted together: a grade is the player's strength, plus how generous its giver
 * usually is, plus chance.
 */

/** The score of a player without grades. */
export const prior = { score: 3 } as const;

/** Lower bounds of the bands from the second on (product.md#rating). */
export const bandCuts = [1.5, 2.5, 3.5, 4.5, 5.5] as const;
export const skillBands = ['first-timer', 'beginner', 'novice', 'intermediate', 'advanced', 'club'] as const;
export type SkillBand = (typeof skillBands)[number];

/** A grade as stored. */
export interface Grade {
  raterId: string;
  targetId: string;
  grade: number;
}

/** The scores of everyone graded in one sport, from all its grades in any order, with four decimals; a replay gives the same numbers. */
export function scoreFromGrades(grades: readonly Grade[]): Map<string, number> {
  const table = new GradeTable();
  for (const { raterId, targetId, grade } of grades) table.add(raterId, targetId, grade);
  return new Map([...fitScores(table).scores].map(([id, { score }]) => [id, storedScore(score)]));
}

/** A score as it is stored: with four decimals. */
export const storedScore = (score: number): number => Math.round(score * 10_000) / 10_000;

/** A score with this many decimals. */
export function roundedScore(score: number, decimals: 1 | 2): number {
  const steps = 10 ** decimals;
  return Math.round(score * steps) / steps;
}

/** A score as shown beside a limit that it misses: with one decimal, as limits have, and never rounded up to the limit. */
export const scoreBelowLimit = (score: number): number => Math.floor(score * 10) / 10;

/** A shown score is good if it is within this distance of the true strength: a third of a band. */
const closeBy = 0.35;

/**
 * How sure a score is, as a whole percentage: the probability that the true strength is within a third of a band.
 * @param deviation the standard deviation of the score's error
 */
export function reliabilityOf(deviation: number): number {
  return Math.round(100 * errorFunction(closeBy / (deviation * Math.SQRT2)));
}

/** Accurate to 1.5e-7 (Abramowitz and Stegun, 7.1.26), for arguments that are not negative. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const [a, b, c, d, e] = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return 1 - ((((e * t + d) * t + c) * t + b) * t + a) * t * Math.exp(-x * x);
}

/** Whether a score has no rank yet, given the games somebody was graded in (product.md#score). */
export function isProvisional(gradedGames: number): boolean {
  return gradedGames < rankedFromGames;
}

/**
 * The skill band of a score, which is also its medal: computed from two decimals, so that it is the same wherever it is shown, with however many
 * decimals (product.md#score).
 */
export function bandOf(score: number): SkillBand {
  const shown = roundedScore(score, 2);
  return skillBands[bandCuts.filter((cut) => shown >= cut).length] ?? 'club';
}

/** A player's total: the average over the sports in which they have a score (product.md#score); null if they have none. */
export function totalElo(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
