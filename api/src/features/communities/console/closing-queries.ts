import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

export interface ClosingRow {
  is_private: boolean;
  members: number;
  pending: number;
  games: number;
  players: number;
  paid_cents: number;
}

/** What closing a community means for its people and upcoming games; null if it doesn't exist. */
export async function findClosing(db: Database, id: string, now: Date): Promise<ClosingRow | null> {
  const { rows } = await sql<ClosingRow>`
    with coming as (
      select g.id from game g
      where g.community_id = ${id} and not g.archived and g.status <> 'cancelled' and g.starts_at > ${now}
    ), spot as (
      select r.user_id, r.pass_id, r.paid_cents - r.refunded_cents as cents
      from registration r join coming on coming.id = r.game_id where r.status = 'active'
    )
    select c.is_private, c.member_count as members,
      (select count(*) from community_member m where m.community_id = c.id and m.status = 'pending') as pending,
      (select count(*) from coming) as games, (select count(distinct user_id) from spot) as players,
      (select coalesce(sum(cents) filter (where pass_id is null), 0) from spot) as paid_cents
    from community c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
