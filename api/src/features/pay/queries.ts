import type { PayKind } from '@rondo/contract';
import { payableFrom, type PayeeKind } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface OwedRow {
  id: string;
  name: string;
  kind: PayeeKind;
  has_left: boolean;
  owed_cents: number;
  iban_masked: string | null;
  changed_at: string | null;
  confirmed_at: string | null;
  /** When an organiser entered or changed the account, if nothing was paid to it yet. */
  new_at: string | null;
  /** Why the latest line came back, if no account was entered since. */
  came_back: string | null;
}

/** From when on somebody's account is paid; null if they have none. */
export function payableAt({ changed_at: changedAt, confirmed_at: confirmedAt }: OwedRow): Date | null {
  if (changedAt === null) return null;
  return payableFrom({
    changedAt: new Date(changedAt),
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
  });
}

/** Whether there is an account that can be paid now. */
export function isPayable(row: OwedRow, now: Date): boolean {
  const at = payableAt(row);
  return at !== null && at <= now;
}

/**
 * Organisers to whom Rondo owes pay, or who owe some back, and guests to be paid to their bank: their account was entered, or money came back from
 * it. The largest amount comes first.
 */
export async function findOwed(db: Database): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select u.id, u.name, o.kind, u.deleted_at is not null as has_left, o.cents as owed_cents, b.iban_masked,
      b.changed_at, b.confirmed_at, case when o.kind = 'organiser' and not exists (
        select from payout_line l where l.user_id = u.id and l.executed_at > b.changed_at) then b.changed_at end as new_at,
      ${cameBack(sql`u.id`, sql`o.kind`)} as came_back
    from (
      select owner_id, 'organiser' as kind, sum(amount_cents) as cents from posting
      where account = 'owed_to_organiser' group by owner_id
      union all select g.user_id, 'guest', (
        select coalesce(sum(amount_cents), 0) from posting where account = 'owed_to_guest' and owner_id = g.user_id)
      from (
        select user_id from bank_details where kind = 'guest'
        union select user_id from payout_line where kind = 'guest' and state = 'returned') g) o
    join app_user u on u.id = o.owner_id left join bank_details b on b.user_id = u.id and b.kind = o.kind
    where o.cents <> 0 order by o.cents desc, u.id`.execute(db);
  return rows;
}

/** Why the bank sent somebody's latest line back, if no account was entered since; null otherwise. */
export const cameBack = (userId: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`(
  select case when l.state = 'returned' and l.filed_at is not null and not exists (
    select from bank_details d where d.user_id = l.user_id and d.kind = l.kind and d.changed_at > l.returned_at) then l.reason end
  from payout_line l join payout_run r on r.id = l.run_id
  where l.user_id = ${userId} and l.kind = ${kind} order by r.number desc limit 1)`;

interface SumsRow {
  organiser_kind: Rows['app_user']['organiser_kind'];
  owed_cents: number;
  under_way_cents: number;
  paid_cents: number;
  holder: string | null;
  iban_masked: string | null;
}

/** What an organiser is owed, what is on its way, what was paid, and to which account. */
export async function findSums(db: Database, userId: string): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`
    select u.organiser_kind, o.cents as owed_cents, l.under_way as under_way_cents, l.paid as paid_cents, b.holder, b.iban_masked
    from app_user u left join bank_details b on b.user_id = u.id and b.kind = 'organiser'
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as cents from posting
      where account = 'owed_to_organiser' and owner_id = u.id) o
    cross join lateral (
      select coalesce(sum(amount_cents) filter (where state in ('proposed', 'filed')), 0) as under_way,
        coalesce(sum(amount_cents) filter (where state = 'executed'), 0) as paid
      from payout_line where user_id = u.id and kind = 'organiser') l
    where u.id = ${userId}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error(`there is no user ${userId}`);
  return sums;
}

export interface PayRow {
  created_at: string;
  kind: string;
  amount_cents: number;
  game: { id: string; name: string; starts_at: string; players: number } | null;
  payout: Pick<Rows['payout_line'], 'id' | 'iban_masked' | 'state' | 'reason'> | null;
  invoices: Pick<Rows['pay_invoice'], 'year' | 'number'>[];
}

/** The changes in what an organiser is owed from one instant to before another, and the sum of all earlier ones, read in one snapshot. */
export async function findPay(
  db: Database,
  userId: string,
  period: { from: Date; until: Date },
): Promise<{ openingCents: number; rows: PayRow[] }> {
  const { rows } = await sql<{ opening: number; lines: PayRow[] }>`
    with own as (
      select p.id, p.journal_id, p.amount_cents, j.kind, j.created_at, j.game_id, split_part(j.idempotency_key, ':', 2) as about
      from posting p join journal j on j.id = p.journal_id
      where p.account = 'owed_to_organiser' and p.owner_id = ${userId} and j.created_at < ${period.until})
    select
      (select coalesce(sum(amount_cents), 0) from own where created_at < ${period.from}) as opening,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'created_at', to_char(o.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', o.kind,
          'amount_cents', o.amount_cents,
          'game', case when g.id is not null then jsonb_build_object(
            'id', g.id, 'name', g.name,
            'starts_at', to_char(g.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'players', (select count(*) from registration r where r.game_id = g.id and r.status = 'played')) end,
          'payout', case when l.id is not null then jsonb_build_object(
            'id', l.id, 'iban_masked', l.iban_masked, 'state', l.state, 'reason', l.reason) end,
          'invoices', coalesce((
            select jsonb_agg(jsonb_build_object('year', i.year, 'number', i.number) order by i.number)
            from pay_invoice i where i.journal_id = o.journal_id), '[]'))
          order by o.created_at, o.id)
        from own o left join game g on g.id = o.game_id
        left join payout_line l on o.game_id is null and l.id::text = o.about
        where o.created_at >= ${period.from}), '[]') as lines`.execute(db);
  return { openingCents: rows[0]?.opening ?? 0, rows: rows[0]?.lines ?? [] };
}

/** A change with the balance owed after it. */
export type PaidRow = Omit<PayRow, 'kind'> & { kind: PayKind; balanceCents: number };

/** A line of a run as it is settled. */
export type SettledLine = Pick<
  Rows['payout_line'],
  | 'id'
  | 'kind'
  | 'user_id'
  | 'amount_cents'
  | 'iban_masked'
  | 'state'
  | 'steps'
  | 'filed_at'
  | 'executed_at'
  | 'returned_at'
> & {
  /** Whether another run pays the money that came back, or the line's own run was filed without it. */
  is_gone: boolean;
};

export interface PayoutRow extends Pick<Rows['payout_run'], 'id' | 'number' | 'created_at'> {
  by_id: string;
  by_name: string;
  lines: (Pick<
    Rows['payout_line'],
    'id' | 'kind' | 'user_id' | 'amount_cents' | 'holder' | 'iban_masked' | 'state' | 'reason' | 'details_changed_at'
  > & {
    name: string;
    was_filed: boolean;
    settled_at: string | null;
  })[];
}

const payoutColumns = sql`
  p.id, p.number, p.created_at, a.id as by_id, a.name as by_name, (
    select jsonb_agg(jsonb_build_object(
      'id', l.id, 'kind', l.kind, 'user_id', l.user_id, 'amount_cents', l.amount_cents, 'holder', l.holder, 'iban_masked', l.iban_masked,
      'state', l.state, 'reason', l.reason, 'name', u.name, 'was_filed', l.filed_at is not null,
      'settled_at', to_char(coalesce(l.returned_at, l.executed_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'details_changed_at', to_char(l.details_changed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by u.name, l.id)
    from payout_line l join app_user u on u.id = l.user_id where l.run_id = p.id) as lines`;

/** A page of the runs, the latest first, and their number. */
export async function findPayouts(
  db: Database,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: PayoutRow[]; totalCount: number }> {
  const { rows } = await sql<PayoutRow>`
    select ${payoutColumns} from payout_run p join app_user a on a.id = p.created_by
    order by p.number desc limit ${limit} offset ${skip}`.execute(db);
  const count = await sql<{ n: number }>`select count(*) as n from payout_run`.execute(db);
  return { rows, totalCount: count.rows[0]?.n ?? 0 };
}

export async function findPayout(db: Database, id: string): Promise<PayoutRow | null> {
  const { rows } = await sql<PayoutRow>`
    select ${payoutColumns} from payout_run p join app_user a on a.id = p.created_by where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
