import type { GameStatus } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

interface GameOfPerson {
  id: string;
  name: string;
  starts_at: string;
}

/** Games to come in which somebody has a spot, or paid for one, or waits, or is offered one: these change when they leave. */
export async function findGamesToLeave(db: Database, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from game g
    where not g.archived and g.status <> 'cancelled' and g.starts_at > ${now} and g.id in (
      select game_id from registration where user_id = ${userId} and status = 'active'
      union select game_id from registration where payer_id = ${userId} and status = 'active'
      union select game_id from waiting_entry where user_id = ${userId} and status = 'waiting'
      union select game_id from spot_hold where user_id = ${userId} and released_at is null
      union select game_id from hand_over where to_user_id = ${userId} and ended_at is null)
    order by g.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Games that somebody organises and that are not over. */
export async function findOrganised(db: Database, userId: string): Promise<GameOfPerson[]> {
  const { rows } = await sql<GameOfPerson>`
    select id, name, starts_at from game
    where organiser_id = ${userId} and not archived and status <> 'cancelled' order by starts_at, id`.execute(db);
  return rows;
}

interface SpotRow extends GameOfPerson {
  status: GameStatus;
  price_cents: number;
  paid_cents: number;
  joined_at: string;
  changed_at: string | null;
  is_payer: boolean;
}

/** Somebody's own spots in games to come. */
export async function findSpots(db: Database, userId: string, now: Date): Promise<SpotRow[]> {
  const { rows } = await sql<SpotRow>`
    select g.id, g.name, g.starts_at, g.status, case when r.free_since is null then r.price_cents else 0 end as price_cents,
      r.paid_cents - r.refunded_cents as paid_cents, r.joined_at, g.changed_at,
      r.payer_id = r.user_id as is_payer
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${userId} and r.status = 'active' and not g.archived and g.starts_at > ${now}
    order by g.starts_at, g.id`.execute(db);
  return rows;
}

export interface DepartingRow {
  name: string;
  email: string;
  language: 'en' | 'nl';
  photo: string | null;
  password_hash: string | null;
  balance_cents: number;
  logged_in_at: string;
  /** The database's time, not moved by the demo. */
  real_now: string;
  /** Payments that may still succeed, or whose spot is not dealt with yet. */
  payments_under_way: number;
}

/** Somebody who wants to leave; null when they have left. */
export async function findDeparting(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<DepartingRow | null> {
  const { rows } = await sql<DepartingRow>`
    select u.name, u.email, u.language, u.photo, u.password_hash, w.balance_cents,
      coalesce((select identity_confirmed_at from session where id = ${sessionId} and user_id = u.id), '-infinity') as logged_in_at,
      clock_timestamp() as real_now,
      (select count(*) from payment_order o where o.user_id = u.id and o.review_note is null
        and (o.status = 'created' or (o.kind <> 'top_up' and o.handled_at is null))) as payments_under_way
    from app_user u join wallet w on w.user_id = u.id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
