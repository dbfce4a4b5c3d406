import type { RatedSport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { fitOffThread } from './fit-off-thread.ts';

export interface Replay {
  grades: number;
  players: number;
  /** Players whose stored score is not that of the fit, and by how much at most. */
  moved: number;
  furthest: number;
  /** Grades that came since the last fit was stored: with some, scores have moved by local steps. */
  newGrades: number;
}

/** Computes a sport's scores again from all stored grades, and compares; changes nothing (decisions/0035-score.md). */
export async function replayScores(db: Database, databaseUrl: string, sport: RatedSport): Promise<Replay> {
  const fitted = await fitOffThread({ databaseUrl, sport });
  const { rows } = await sql<{ user_id: string; score: number }>`
    select user_id, score from score where sport = ${sport}`.execute(db);
  const fits = await sql<{ grade_count: number }>`select grade_count from score_fit where sport = ${sport}`.execute(db);
  const again = new Map(fitted.players.map(({ id, score }) => [id, score]));
  const distances = rows.map(({ user_id, score }) => Math.abs(score - (again.get(user_id) ?? score)));
  return {
    grades: fitted.gradeCount,
    players: rows.length,
    moved: distances.filter((distance) => distance > 0).length,
    furthest: distances.reduce((most, one) => Math.max(most, one), 0),
    newGrades: fitted.gradeCount - (fits.rows[0]?.grade_count ?? 0),
  };
}
