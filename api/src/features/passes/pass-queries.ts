import { passEndsAt } from '@rondo/rules/passes';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { openPasses, type PassRow, type SoldRow } from './pass-row.ts';

/** A game at which a pass may be bought now. */
export async function findSold(db: Database, gameId: string, now: Date): Promise<SoldRow | null> {
  const { rows } = await sql<SoldRow>`
    select g.id, g.series_id, g.price_cents, g.tournament_external, g.status, g.archived, g.starts_at, s.pass_percent,
      (select count(*) from game f where f.series_id = g.series_id and f.status <> 'cancelled' and not f.archived
        and f.starts_at > ${now} and f.starts_at < ${passEndsAt(now)}) as to_play
    from game g left join game_series s on s.id = g.series_id where g.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

/** Somebody's open passes, of one series or all, in the order in which they end. */
export async function findOwn(db: Database, userId: string, seriesId?: string | null): Promise<PassRow[]> {
  if (seriesId === null) return [];
  const { rows } = await sql<PassRow>`
    ${openPasses} and p.user_id = ${userId} and ${seriesId === undefined ? sql`true` : sql`p.series_id = ${seriesId}`}
    order by p.ends_at, p.id`.execute(db);
  return rows;
}
