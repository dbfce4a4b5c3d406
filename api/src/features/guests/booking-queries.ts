import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { forecastColumn, type ForecastRow } from '../../platform/weather/forecast-row.ts';
import { decidingColumns, type DecidingRow } from '../games/rows/deciding-row.ts';

export interface BookingRow
  extends
    Pick<
      Rows['registration'],
      'id' | 'user_id' | 'game_id' | 'proof_until' | 'paid_cents' | 'refunded_cents' | 'joined_at'
    >,
    Pick<Rows['app_user'], 'email'>,
    Pick<
      Rows['game'],
      'name' | 'sport' | 'level' | 'surface' | 'latitude' | 'longitude' | 'duration_minutes' | 'address' | 'city'
    >,
    DecidingRow,
    ForecastRow {
  spot_status: Rows['registration']['status'];
  is_guest: boolean;
  /** The price of the spot; also 0 if the game has become free. */
  spot_cents: number;
  fee_cents: Cents;
  payer: { name: string; hidesName: boolean } | null;
  team_name: string | null;
  is_offered: boolean;
  is_released: boolean;
  /** Whether the present link was opened. */
  is_opened: boolean;
  corrected: number;
  taken_out: { by: 'organiser' | 'rondo'; reason: string | null } | null;
}

/** A spot with its game, for the holder of its link; null once the player has left Rondo. */
export async function findBooking(db: Database, registrationId: string): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`
    select r.id, r.user_id, r.game_id, r.proof_until, r.paid_cents, r.refunded_cents, r.joined_at, r.status as spot_status,
      u.email, u.role = 'guest' as is_guest, case when r.free_since is null then r.price_cents else 0 end as spot_cents,
      coalesce(o.fee_cents, 0) as fee_cents,
      case when p.id is not null then jsonb_build_object('name', p.name, 'hidesName', p.hides_name) end as payer,
      coalesce(t.name, o.details ->> 'teamName') as team_name,
      g.name, g.sport, g.level, g.surface, g.latitude, g.longitude, g.duration_minutes, g.address, g.city, ${decidingColumns}, ${forecastColumn},
      h.id is not null as is_offered, coalesce(h.to_queue, false) as is_released,
      l.opened_at is not null as is_opened, coalesce(l.corrected, 0) as corrected,
      (select jsonb_build_object('by', x.taken_by, 'reason', x.reason) from taken_out x where x.registration_id = r.id) as taken_out
    from registration r join app_user u on u.id = r.user_id join game g on g.id = r.game_id
    left join app_user p on p.id = r.payer_id and p.id <> r.user_id
    left join team t on t.id = r.team_id left join payment_order o on o.id = r.order_id
    left join booking_link l on l.registration_id = r.id
    left join hand_over h on h.registration_id = r.id and h.ended_at is null
    where r.id = ${registrationId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether joining this game requires a team and this is not one of its teams: only a tournament's teams can be joined
 * (product.md#joining).
 */
export async function lacksTeam(db: Database, gameId: string, teamId: string | null): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select count(*) > 0 and not coalesce(bool_or(t.id = ${teamId}), false) as lacks
    from team t join game g on g.id = t.game_id where g.id = ${gameId} and g.tournament`.execute(db);
  return rows[0]?.lacks ?? false;
}
