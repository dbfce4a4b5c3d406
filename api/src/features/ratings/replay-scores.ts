import type { RatedSport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { fitOffThread } from './fit-off-thread.ts';

export interface Replay {
  /** Players with a score; this many of them have one from before scores were published, which no fit gives again. */
  players: number;
  before: number;
  /** Nights with scores. */
  nights: number;
  /** Players whose score differs from the fit of its night, and the largest difference. */
  moved: number;
  furthest: number;
  /** Grades that count, and grades that wait. */
  counted: number;
  waiting: number;
}

/**
 * Computes each of a sport's scores again from the grades that counted in its night, and compares; changes nothing
 * (decisions/0081-published-scores.md).
 */
export async function replayScores(db: Database, databaseUrl: string, sport: RatedSport): Promise<Replay> {
  const { rows } = await sql<{ user_id: string; score: number; published_at: string | null }>`
    select user_id, score, published_at from score where sport = ${sport}`.execute(db);
  const { before = [], ...nights } = Object.groupBy(rows, ({ published_at }) => published_at ?? 'before');
  const distances: number[] = [];
  for (const [until, published = []] of Object.entries(nights)) {
    const { players } = await fitOffThread({ databaseUrl, sport, until });
    const again = new Map(players.map(({ id, score }) => [id, score]));
    for (const { user_id, score } of published) distances.push(Math.abs(score - (again.get(user_id) ?? 0)));
  }
  const counts = await sql<{ counted: number; waiting: number }>`
    select count(counted_at) as counted, count(*) - count(counted_at) as waiting from grading where sport = ${sport}`.execute(
    db,
  );
  return {
    players: rows.length,
    before: before.length,
    nights: Object.keys(nights).length,
    moved: distances.filter((distance) => distance > 0).length,
    furthest: distances.reduce((most, one) => Math.max(most, one), 0),
    counted: counts.rows[0]?.counted ?? 0,
    waiting: counts.rows[0]?.waiting ?? 0,
  };
}
