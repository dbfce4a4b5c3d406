import { grading, ratedSports, trustedGames, type GameStatus, type Sport } from './limits.ts';

/** Whether the players of a game may rate each other (1-games §4). */
export function opensForRating(game: {
  sport: Sport;
  status: GameStatus;
  archived: boolean;
  /** False when the game's community switched rating off. */
  ratingEnabled: boolean;
}): boolean {
  const rated = ratedSports.some((sport) => sport === game.sport);
  return rated && game.status === 'confirmed' && game.archived && game.ratingEnabled;
}

export type GradesRefusal =
  | 'not_joined'
  | 'already_graded'
  | 'not_a_player'
  | 'grade_out_of_range'
  | 'wrong_grade_count';

/**
 * Why a set of grades for one game is refused, or null (3-decisions §1 and §5): only by a player of the game, once;
 * only of others who played in it, each once; 3 to 5 grades, fewer only if there were fewer others; 1 to 6 in
 * steps of 0.05.
 */
export function refuseGrades(
  grades: readonly { targetId: string; grade: number }[],
  game: { raterId: string; playerIds: readonly string[]; alreadyGraded: boolean },
): GradesRefusal | null {
  if (!game.playerIds.includes(game.raterId)) return 'not_joined';
  if (game.alreadyGraded) return 'already_graded';
  const others = new Set(game.playerIds.filter((id) => id !== game.raterId));
  if (grades.some(({ targetId }) => !others.has(targetId))) return 'not_a_player';
  if (!grades.every(({ grade }) => isGrade(grade))) return 'grade_out_of_range';
  const distinct = new Set(grades.map(({ targetId }) => targetId)).size;
  const enough = distinct >= Math.min(grading.least, others.size) && distinct > 0;
  return distinct === grades.length && enough && distinct <= grading.most ? null : 'wrong_grade_count';
}

/** The grade of a slider position from 0 to 100 (1-games §5). */
export function gradeFromSlider(position: number): number {
  return (position + grading.stepsPerGrade) / grading.stepsPerGrade;
}

/** Whether a number is a grade: 1 to 6 in steps of 0.05, as exact as binary fractions are. */
export function isGrade(grade: number): boolean {
  const steps = grade * grading.stepsPerGrade;
  return grade >= grading.min && grade <= grading.max && Math.abs(steps - Math.round(steps)) < 1e-9;
}

/** The trusted badge, by archived confirmed games played (3-decisions §5). */
export function isTrusted(gameCount: number): boolean {
  return gameCount >= trustedGames;
}
