import { hour } from '@rondo/rules';
import { regularSpots, regularSpotUntil } from '@rondo/rules/regulars';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/**
 * Moves the spots kept for regulars after the start of these games, or the day of their series, has changed: they are kept until the new
 * day, and for a regular who is paying at least as long as that may take. The caller has locked the games.
 */
export async function moveKeptSpots(trx: Transaction, gameIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; starts_at: string; days: number }>`
    select g.id, g.starts_at, s.regular_days as days from game g join game_series s on s.id = g.series_id
    where g.id = any(${gameIds}::uuid[]) and exists (
      select from spot_hold h where h.game_id = g.id and h.kind = 'regular' and h.released_at is null)`.execute(trx);
  if (rows.length === 0) return;
  const remindsBy = now.getTime() + regularSpots.remindHours * hour;
  const moved = rows.map(({ id, starts_at, days }) => {
    const until = regularSpotUntil(new Date(starts_at), days);
    return { id, until, isLater: until.getTime() > remindsBy };
  });
  await sql`
    update spot_hold h set
      expires_at = greatest(m.until, (select o.expires_at from payment_order o where o.id = h.order_id)),
      -- A regular who was reminded of the earlier day is reminded of the new one.
      reminded_at = case when m."isLater" then null else h.reminded_at end
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id uuid, until timestamptz, "isLater" boolean)
    where h.game_id = m.id and h.kind = 'regular' and h.released_at is null
      and h.expires_at > ${now} and h.expires_at < 'infinity'`.execute(trx);
}
