import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface OwedRow {
  account: 'wallet' | 'owed_to_organiser';
  cents: number;
  /** The change since the compared time. */
  since_cents: number;
}

/** What Rondo owes to players (their wallets) and to organisers, in all. */
export async function findOwedInAll(db: Database, thenNow: Date): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    with since as (
      select p.account, sum(p.amount_cents)::bigint as cents
      from journal j join posting p on p.journal_id = j.id
      where j.created_at > ${thenNow} and p.account in ('wallet', 'owed_to_organiser') group by p.account)
    select o.account, o.cents, coalesce(s.cents, 0) as since_cents
    from (
      select 'wallet' as account, coalesce(sum(balance_cents), 0)::bigint as cents from wallet
      union all
      select 'owed_to_organiser', coalesce(sum(amount_cents), 0)::bigint from posting
      where account = 'owed_to_organiser') o
    left join since s on s.account = o.account`.execute(db);
  return rows;
}

export interface WaitingRow {
  applications: number;
  applications_then: number;
  companies: number;
  companies_then: number;
  venues: number;
  venues_then: number;
  orders: number;
  orders_then: number;
  /** The number of lines of the provider's payouts. */
  lines: number;
  reports: number;
  reports_then: number;
  /** The short code of the community whose report has waited longest. */
  reported_in: string | null;
  messages_reported: number;
  /** The game, or else the community's short code, of the reported message that has waited longest. */
  message_in_game: string | null;
  message_in_community: string | null;
  no_shows: number;
  retried: number;
  failing: number;
}

/** What waits for a person, now and at the compared time, and what fails now. */
export async function findWaiting(db: Database, thenNow: Date): Promise<WaitingRow> {
  const isOpen = sql`l.status in ('pending', 'confirmed')`;
  const { rows } = await sql<WaitingRow>`
    select e.*, o.*, r.*, m.*,
      (select c.short_code from label_report r join label l on l.id = r.label_id join community c on c.id = l.community_id
       where r.decided_at is null and ${isOpen} order by r.created_at, l.id limit 1) as reported_in,
      (select count(*) from settlement_line where gross_cents <> explained_cents and resolution is null) as lines,
      (select count(*) from no_show where state = 'escalated') as no_shows,
      (select count(*) from mail
       where last_error is not null and sent_at is null and digest_id is null and failed_at is null)
        + (select count(*) from push_message where last_error is not null) as retried,
      (select count(*) from job_run where is_failing) as failing
    from (
      select count(*) filter (where kind = 'organiser' and now_open) as applications,
        count(*) filter (where kind = 'organiser' and then_open) as applications_then,
        count(*) filter (where kind = 'business' and now_open) as companies,
        count(*) filter (where kind = 'business' and then_open) as companies_then,
        count(*) filter (where kind = 'facility' and now_open) as venues,
        count(*) filter (where kind = 'facility' and then_open) as venues_then
      from (
        select kind, state in ('open', 'assigned') as now_open,
          created_at <= ${thenNow} and (state in ('open', 'assigned') or state_at > ${thenNow}) as then_open
        from enquiry) q) e,
    (
      select (select count(*) from payment_order where review_note is not null and resolution is null) as orders,
        (select count(*) from payment_order
         where review_note is not null and resolution is null and created_at <= ${thenNow})
          + (select count(*) from payment_order
             where resolution is not null and resolved_at > ${thenNow} and created_at <= ${thenNow}) as orders_then) o,
    (
      select count(distinct l.id) filter (where r.decided_at is null and ${isOpen}) as reports,
        count(distinct l.id) filter (where r.created_at <= ${thenNow} and (
          r.decided_at > ${thenNow} or r.decided_at is null and ${isOpen})) as reports_then
      from label_report r join label l on l.id = r.label_id) r,
    (
      select count(*) as messages_reported, (array_agg(s.game_id order by s.since, s.id))[1] as message_in_game,
        (array_agg(s.short_code order by s.since, s.id))[1] as message_in_community
      from (
        select m.id, m.game_id, c.short_code, min(r.created_at) as since
        from group_message_report r join group_message m on m.id = r.message_id left join community c on c.id = m.community_id
        where r.decided_at is null and m.removed_at is null
        group by m.id, c.short_code) s) m`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('an aggregate has a row');
  return waiting;
}
