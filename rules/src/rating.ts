import { day } from './durations.ts';
import type { GameStatus } from './limits.ts';
import { isRated, type Sport } from './sports.ts';

/** Rating after a game (product.md#rating): grades from `min` to `max` in steps of 1 / `stepsPerGrade`, for some days. */
export const grading = { min: 1, max: 6, stepsPerGrade: 20, least: 3, most: 5, days: 14 } as const;

/** How many games a player must be graded in for a rank; before that, a score is provisional (product.md#score). */
export const rankedFromGames = 3;

/** A score is written anew once this many people have graded its player since the last time (decisions/0081-published-scores.md). */
export const publishedFromRaters = 3;

/** Archived confirmed games a player needs for the trusted badge (product.md#leaderboard). */
export const trustedGames = 3;

/** The facts that decide whether the players of a game may rate each other. */
export interface RateableGame {
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  /** False if the game's community switched rating off. */
  ratingEnabled: boolean;
}

/** Whether the players of a game may rate each other (product.md#rating). */
export function opensForRating(game: RateableGame): boolean {
  return isRated(game.sport) && game.status === 'confirmed' && game.archived && game.ratingEnabled;
}

/** When the rating of a game that ended at this time closes. */
export function ratingClosesAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + grading.days * day);
}

/** Whether a player can still rate a game's players (`open`), has done so (`done`), or can't any more (`closed`). */
export type RatingStanding = 'open' | 'done' | 'closed';

/** The standing of a player who played with this many others; null if nobody rates (product.md#rating). */
export function ratingStanding(
  game: RateableGame & { endsAt: Date },
  { others, hasGraded }: { others: number; hasGraded: boolean },
  now: Date,
): RatingStanding | null {
  if (!opensForRating(game) || others === 0) return null;
  if (hasGraded) return 'done';
  return now < ratingClosesAt(game.endsAt) ? 'open' : 'closed';
}

/** How many players a rating must grade if this many others played. */
export const leastGrades = (others: number): number => Math.min(grading.least, others);

export type GradesRefusal =
  | 'not_joined'
  | 'already_graded'
  | 'wrong_sport'
  | 'not_a_player'
  | 'grade_out_of_range'
  | 'wrong_grade_count';

/**
 * Why a set of grades for one game is refused; null if it isn't (product.md#rating). Only its players grade, once; only other players of it, each
 * once; 3 to 5 grades, or fewer if there were fewer others; 1 to 6 in steps of 0.05; each for the sport of the game.
 */
export function refuseGrades(
  grades: readonly { targetId: string; grade: number; sport: Sport }[],
  game: { sport: Sport; raterId: string; playerIds: readonly string[]; alreadyGraded: boolean },
): GradesRefusal | null {
  if (!game.playerIds.includes(game.raterId)) return 'not_joined';
  if (game.alreadyGraded) return 'already_graded';
  if (grades.some(({ sport }) => sport !== game.sport)) return 'wrong_sport';
  const others = new Set(game.playerIds.filter((id) => id !== game.raterId));
  if (grades.some(({ targetId }) => !others.has(targetId))) return 'not_a_player';
  if (!grades.every(({ grade }) => isGrade(grade))) return 'grade_out_of_range';
  const distinct = new Set(grades.map(({ targetId }) => targetId)).size;
  const enough = distinct >= leastGrades(others.size) && distinct > 0;
  return distinct === grades.length && enough && distinct <= grading.most ? null : 'wrong_grade_count';
}

/** The grade at a slider position from 0 to 100 (product.md#rating). */
export function gradeFromSlider(position: number): number {
  return (position + grading.stepsPerGrade) / grading.stepsPerGrade;
}

/** The slider's position, from 0 to 100, of a grade. */
export function sliderOfGrade(grade: number): number {
  return Math.round((grade - grading.min) * grading.stepsPerGrade);
}

/** Whether a number is a grade: 1 to 6 in steps of 0.05, within the precision of floating point. */
export function isGrade(grade: number): boolean {
  const steps = grade * grading.stepsPerGrade;
  return grade >= grading.min && grade <= grading.max && Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** Whether a player has the trusted badge, given the archived confirmed games they played (product.md#leaderboard). */
export function isTrusted(gameCount: number): boolean {
  return gameCount >= trustedGames;
}
