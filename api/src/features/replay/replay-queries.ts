import { policyReplay } from '@rondo/rules/policy-replay';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface PastGameRow extends Pick<
  Rows['game'],
  'id' | 'name' | 'starts_at' | 'cutoff_at' | 'changed_at' | 'minimum_players' | 'status'
> {
  called_off: boolean;
  earns_pay: boolean;
  pay_cents: number;
}

export interface PastSpotRow {
  game_id: string;
  price_cents: number;
  paid_cents: number;
  retained_cents: number;
  joined_at: string;
  /** null if they stayed until the game was played or cancelled. */
  left_at: string | null;
}

/** Somebody's own paid games that are over or were cancelled, the latest first, with what they earned according to the ledger. */
export async function findPastGames(db: Database, organiserId: string, now: Date): Promise<PastGameRow[]> {
  const { rows } = await sql<PastGameRow>`
    select g.id, g.name, g.starts_at, g.cutoff_at, g.changed_at, g.minimum_players, g.status,
      g.cancelled_by is distinct from 'system' and g.status = 'cancelled' as called_off,
      g.organiser_paid and u.organiser_kind is not distinct from 'freelance' as earns_pay,
      coalesce((select sum(p.amount_cents) from journal j join posting p on p.journal_id = j.id
        where j.game_id = g.id and j.kind in ('organiser_pay', 'organiser_pay_reversal')
          and p.account = 'owed_to_organiser' and p.owner_id = g.organiser_id), 0) as pay_cents
    from game g join app_user u on u.id = g.organiser_id
    where g.organiser_id = ${organiserId} and g.price_cents > 0 and not g.tournament_external
      and g.starts_at > ${now}::timestamptz - make_interval(months => ${policyReplay.months}) and g.ends_at <= ${now}
      and (g.archived or g.status = 'cancelled')
    order by g.starts_at desc, g.id limit ${policyReplay.maxGames}`.execute(db);
  return rows;
}

const spotColumns = columnsOf('r', ['id', 'game_id', 'price_cents', 'joined_at', 'ended_at', 'status', 'place']);

/**
 * The spots of these games with their money, from the ledger alone: what each added to the game's escrow, and how much of that became revenue when
 * the spot was given up. Spots are found by the escrow, and by an index those paid with codes alone (decisions/0069-policy-replay.md).
 */
export async function findPastSpots(db: Database, gameIds: readonly string[]): Promise<PastSpotRow[]> {
  const { rows } = await sql<PastSpotRow>`
    with paid as materialized (
      select j.registration_id as id, sum(p.amount_cents) filter (where p.amount_cents > 0) as paid_cents,
        coalesce(sum(case when p.amount_cents < 0 then (select sum(kept.amount_cents) from posting kept
          where kept.journal_id = j.id and kept.account = 'revenue') end), 0) as retained_cents
      from posting p join journal j on j.id = p.journal_id
      where p.account = 'escrow' and p.owner_id = any(${gameIds}::uuid[]) and j.registration_id is not null
      group by j.registration_id),
    stayed as materialized (
      select ${spotColumns} from registration r where r.game_id = any(${gameIds}::uuid[]) and r.status = 'played'
      union all select ${spotColumns} from registration r where r.game_id = any(${gameIds}::uuid[]) and r.status = 'cancelled'),
    spot as (
      select * from stayed
      union all select ${spotColumns} from paid join registration r on r.id = paid.id where paid.id not in (select id from stayed))
    select r.game_id, r.price_cents, coalesce(paid.paid_cents, 0) as paid_cents,
      coalesce(paid.retained_cents, 0) as retained_cents, r.joined_at,
      case when r.status in ('left', 'refunded') then r.ended_at end as left_at
    from spot r left join paid on paid.id = r.id
    order by r.game_id, r.place`.execute(db);
  return rows;
}
