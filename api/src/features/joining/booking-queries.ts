import type { GameStatus, Sport } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface BookingRow {
  id: string;
  user_id: string;
  status: 'active' | 'left' | 'refunded' | 'cancelled' | 'played';
  email: string;
  is_guest: boolean;
  /** 0 also when the game has become free. */
  spot_cents: number;
  proof_until: string | null;
  paid_cents: number;
  refunded_cents: number;
  joined_at: string;
  payer: { name: string; hidesName: boolean } | null;
  team_name: string | null;
  game_id: string;
  game_name: string;
  sport: Sport;
  starts_at: string;
  duration_minutes: number;
  game_status: GameStatus;
  archived: boolean;
  address: string;
  city: string;
  price_cents: number;
  start_set_at: string;
  changed_at: string | null;
  external: boolean;
  is_offered: boolean;
  is_released: boolean;
}

/** A spot with its game, for whoever holds the link to it. */
export async function findBooking(db: Database, registrationId: string): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`
    select r.id, r.user_id, r.status, u.email, u.role = 'guest' as is_guest, r.proof_until,
      case when r.free_since is null then r.price_cents else 0 end as spot_cents, r.paid_cents,
      r.refunded_cents, r.joined_at, 
      case when p.id is not null then jsonb_build_object('name', p.name, 'hidesName', p.hides_name) end as payer, coalesce(t.name, o.details ->> 'teamName') as team_name,
      g.id as game_id, g.name as game_name, g.sport, g.starts_at, g.duration_minutes, g.status as game_status, g.archived,
      g.address, g.city, g.price_cents, coalesce(g.rescheduled_at, g.created_at) as start_set_at, g.changed_at,
      g.tournament_external as external, h.id is not null as is_offered, coalesce(h.to_queue, false) as is_released
    from registration r join app_user u on u.id = r.user_id join game g on g.id = r.game_id
    left join app_user p on p.id = r.payer_id and p.id <> r.user_id
    left join team t on t.id = r.team_id left join payment_order o on o.id = r.order_id
    left join hand_over h on h.registration_id = r.id and h.ended_at is null
    where r.id = ${registrationId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether joining this game asks for a team, and this is none of it: only a tournament's teams are joined (3-decisions §3). */
export async function lacksTeam(db: Database, gameId: string, teamId: string | null): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select count(*) > 0 and not coalesce(bool_or(t.id = ${teamId}), false) as lacks
    from team t join game g on g.id = t.game_id where g.id = ${gameId} and g.tournament`.execute(db);
  return rows[0]?.lacks ?? false;
}
