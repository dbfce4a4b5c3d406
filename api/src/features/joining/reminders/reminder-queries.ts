import { reminderHours } from '@rondo/rules/reminders';
import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import { withIsoInstants } from '../../../platform/time/iso-instant.ts';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { forecastColumn, type ForecastRow } from '../../../platform/weather/forecast-row.ts';
import { correctedTimes } from '../announce/booking-link-row.ts';
import { decidingColumns, type DecidingRow } from '../../games/rows/deciding-row.ts';

/** Records each due reminder once, in the transaction that sends it; processes running at once share them out. */
export async function markReminders(trx: Transaction, now: Date, limit: number): Promise<Moment[]> {
  const { matchInADay, matchInTwoHours } = reminderHours;
  const kind = sql`case when g.starts_at <= ${now}::timestamptz + make_interval(hours => ${matchInTwoHours})
    then 'matchInTwoHours' else 'matchInADay' end`;
  const { rows } = await sql<Moment>`
    insert into game_reminder (game_id, kind, starts_at, reminded_at)
    select g.id, ${kind}, g.starts_at, ${now} from game g
    where not g.archived and g.status <> 'cancelled'
      and g.starts_at > ${now} and g.starts_at <= ${now}::timestamptz + make_interval(hours => ${matchInADay})
      and not exists (
        select from game_reminder m where m.game_id = g.id and m.kind = ${kind} and m.starts_at = g.starts_at)
    order by g.starts_at, g.id limit ${limit}
    on conflict do nothing
    returning game_id, kind`.execute(trx);
  return rows;
}

export type Moment = Pick<Rows['game_reminder'], 'game_id' | 'kind'>;

const told = [
  'id',
  'name',
  'sport',
  'address',
  'group_chat',
  'surface',
  'duration_minutes',
] as const satisfies readonly (keyof Rows['game'])[];

/** Somebody's spot in a game whose reminder is due. */
export interface RemindedRow
  extends
    Pick<Moment, 'kind'>,
    Pick<Rows['app_user'], 'id' | 'email' | 'name' | 'language'>,
    Pick<Rows['registration'], 'joined_at'> {
  registration_id: string;
  /** How often its guest's address was corrected. */
  corrected: number;
  is_guest: boolean;
  /** The price of the spot; also 0 if the game has become free. */
  spot_cents: number;
  paid_cents: number;
  /** Whether somebody else paid, and gets any refund. */
  is_paid_by_friend: boolean;
  game: DecidingRow & ForecastRow & Pick<Rows['game'], (typeof told)[number]>;
}

/** The players of these games, without guests who haven't opened their link. */
export async function findReminded(trx: Transaction, moments: readonly Moment[]): Promise<RemindedRow[]> {
  const { rows } = await sql<RemindedRow>`
    select m.kind, r.id as registration_id, ${correctedTimes} as corrected, u.id, u.email, u.name, u.language, u.role = 'guest' as is_guest, r.joined_at,
      r.payer_id <> r.user_id as is_paid_by_friend,
      case when r.free_since is null then r.price_cents else 0 end as spot_cents,
      case when r.free_since is null then r.paid_cents else 0 end as paid_cents,
      (select to_jsonb(f) from (select ${decidingColumns}, ${columnsOf('g', told)}, ${forecastColumn}) f) as game
    from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as m(game_id uuid, kind text)
    join game g on g.id = m.game_id and g.status = 'confirmed' and not g.archived
    join registration r on r.game_id = g.id and r.status = 'active' and r.proof_until is null
    join app_user u on u.id = r.user_id and u.deleted_at is null
    order by g.starts_at, g.id, r.place`.execute(trx);
  return rows.map((row) => ({ ...row, game: withIsoInstants(row.game) }));
}
