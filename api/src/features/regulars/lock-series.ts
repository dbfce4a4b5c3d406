import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

export type SeriesRow = Pick<Rows['game_series'], 'id' | 'regular_spots' | 'regular_days'>;

/**
 * Locks the series of a game, so that its places are given one after the other. The series is locked before its games, the games in the order of
 * their ids.
 * @throws Refused `game_not_found`, `regulars_no_series`
 */
export async function lockSeries(trx: Transaction, gameId: string): Promise<SeriesRow> {
  const { rows } = await sql<SeriesRow>`
    select s.id, s.regular_spots, s.regular_days from game g join game_series s on s.id = g.series_id
    where g.id = ${gameId} for no key update of s`.execute(trx);
  if (rows[0]) return rows[0];
  const known = await sql`select from game where id = ${gameId}`.execute(trx);
  throw new Refused(known.rows.length > 0 ? 'regulars_no_series' : 'game_not_found');
}
