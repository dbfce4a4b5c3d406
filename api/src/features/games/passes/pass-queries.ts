import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { gamesToCome, openPasses, type PassRow, type SoldRow } from './pass-row.ts';

export async function findSold(db: Database, gameId: string): Promise<SoldRow | null> {
  const { rows } = await sql<SoldRow>`
    select g.id, g.series_id, g.price_cents, g.tournament_external, g.status, g.archived, g.starts_at, s.pass_percent,
      ${gamesToCome(sql.ref('g.series_id'))} as to_come
    from game g left join game_series s on s.id = g.series_id where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

/** Somebody's open passes, of one series or all; which ends first comes first. */
export async function findOwn(db: Database, userId: string, seriesId?: string | null): Promise<PassRow[]> {
  if (seriesId === null) return [];
  const { rows } = await sql<PassRow>`
    ${openPasses} and p.user_id = ${userId} and ${seriesId === undefined ? sql`true` : sql`p.series_id = ${seriesId}`}
    order by p.ends_at, p.id`.execute(db);
  return rows;
}
