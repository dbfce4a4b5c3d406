import { grading } from './limits.ts';

/**
 * The score ('ELO') of a player in one sport, on the 1 to 6 scale of the grades (3-decisions §5). In three sentences:
 * everyone starts at 3.0, and that start counts like a few grades, so the first grades move you most. Each grade is
 * corrected for how generous its giver usually is. Grades count more from people who have played more games and
 * whose grades usually agree with everyone else's.
 */
export const prior = { score: 3, weight: 4 } as const;

/** How many average grades a rater must give before half of their leniency, or disagreement, is believed. */
const raterPrior = { grades: 5, squaredError: 0.5 } as const;

/** Lower bounds of the bands after the first (3-decisions §1). */
const bandCuts = [1.5, 2.5, 3.5, 4.5, 5.5] as const;
export const skillBands = ['first-timer', 'beginner', 'novice', 'intermediate', 'advanced', 'club'] as const;
export type SkillBand = (typeof skillBands)[number];

/** A grade as stored. `raterGameCount`: games the rater had played when grading, kept so that a replay sees the same. */
export interface Grade {
  raterId: string;
  targetId: string;
  grade: number;
  at: Date;
  raterGameCount: number;
}

/** What is known of a graded player; weight includes the prior. */
export interface Rated {
  score: number;
  weight: number;
}

/** What is known of a rater: how many grades, how far above (+) others they were in sum, how far apart squared. */
export interface Rater {
  grades: number;
  excess: number;
  squaredError: number;
}

export const newlyRated: Rated = prior;
export const newRater: Rater = { grades: 0, excess: 0, squaredError: 0 };

/** One grade: what it makes of the player and of its rater. Grades must come in the order of `inOrder`. */
export function applyGrade(
  rated: Rated,
  rater: Rater,
  { grade, raterGameCount }: Pick<Grade, 'grade' | 'raterGameCount'>,
): { rated: Rated; rater: Rater } {
  const corrected = clamp(grade - leniency(rater));
  const weight = rated.weight + trust(rater, raterGameCount);
  return {
    rated: { score: rated.score + ((corrected - rated.score) * (weight - rated.weight)) / weight, weight },
    rater: {
      grades: rater.grades + 1,
      excess: rater.excess + (grade - rated.score),
      squaredError: rater.squaredError + (corrected - rated.score) ** 2,
    },
  };
}

/** Scores of everyone graded in one sport, from all its grades in any order; a replay gives the same numbers. */
export function scoreFromGrades(grades: readonly Grade[]): Map<string, number> {
  const rated = new Map<string, Rated>();
  const raters = new Map<string, Rater>();
  for (const grade of [...grades].sort(inOrder)) {
    const next = applyGrade(rated.get(grade.targetId) ?? newlyRated, raters.get(grade.raterId) ?? newRater, grade);
    rated.set(grade.targetId, next.rated);
    raters.set(grade.raterId, next.rater);
  }
  return new Map([...rated].map(([id, { score }]) => [id, score]));
}

/** By time; those of one instant by rater, then target. */
export function inOrder(a: Grade, b: Grade): number {
  return a.at.getTime() - b.at.getTime() || compare(a.raterId, b.raterId) || compare(a.targetId, b.targetId);
}

/** The skill band, also the medal, of a score. */
export function bandOf(score: number): SkillBand {
  return skillBands[bandCuts.filter((cut) => score >= cut).length] ?? 'club';
}

/** A player's total: the average over the sports they have a score in (1-games §9); null without any. */
export function totalElo(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function leniency({ grades, excess }: Rater): number {
  return excess / (grades + raterPrior.grades);
}

/** Between 0 and 1: a third for a newcomer's grades, towards 1 with games played, less the more a rater strays. */
function trust({ grades, squaredError }: Rater, gameCount: number): number {
  const experience = (gameCount + 1) / (gameCount + 3);
  const meanError = (squaredError + raterPrior.grades * raterPrior.squaredError) / (grades + raterPrior.grades);
  return experience / (1 + Math.max(0, meanError - raterPrior.squaredError));
}

function clamp(score: number): number {
  return Math.min(grading.max, Math.max(grading.min, score));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
