import { type Grade, prior, ratedSports, type RatedSport, scoreFromGrades } from '@rondo/rules';
import type { Story } from './story.ts';

export interface ScoreRow {
  user_id: string;
  sport: RatedSport;
  score: number;
  game_count: number;
  grade_count: number;
  updated_at: Date;
}

/** The scores that all gradings of the story make, by the rules a replay uses. */
export function scoresOf(story: Story): ScoreRow[] {
  const sportOf = new Map(story.games.map((game) => [game.id, game.sport]));
  return ratedSports.flatMap((sport) => {
    const gradings = story.gradings.filter((grading) => grading.sport === sport);
    const grades = gradings.map((grading): Grade => ({
      raterId: grading.rater_id,
      targetId: grading.target_id,
      grade: grading.grade,
      at: grading.created_at,
      raterGameCount: grading.rater_game_count,
    }));
    const gameCounts = countBy(
      story.registrations.filter(({ status, game_id }) => status === 'played' && sportOf.get(game_id) === sport),
      ({ user_id }) => user_id,
    );
    const gradeCounts = countBy(gradings, ({ target_id }) => target_id);
    const latest = new Map(gradings.map(({ target_id, created_at }) => [target_id, created_at]));
    return [...scoreFromGrades(grades)].map(([userId, score]) => ({
      user_id: userId,
      sport,
      score: Math.round(score * 10_000) / 10_000,
      game_count: gameCounts.get(userId) ?? 0,
      grade_count: gradeCounts.get(userId) ?? 0,
      updated_at: latest.get(userId) ?? new Date(0),
    }));
  });
}

/** Looks a score up; whoever was never graded has the one everyone starts with. */
export function scoreLookup(rows: readonly ScoreRow[]): (userId: string, sport: string) => number {
  const scores = new Map(rows.map(({ user_id, sport, score }) => [`${user_id}/${sport}`, score]));
  return (userId, sport) => scores.get(`${userId}/${sport}`) ?? prior.score;
}

function countBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
