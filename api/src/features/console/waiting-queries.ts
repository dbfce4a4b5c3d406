import type { WaitingKind } from '@rondo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface WaitingRow {
  kind: WaitingKind;
  /** What its address names it by: its own id, or the game or the short code of the community where it is decided. */
  id: string;
  place: 'game' | 'community' | null;
  /** Of a message, its whole address. */
  name: string;
  since: string;
  cents: number | null;
  /** How many of its kind wait. */
  count: number;
}

/** How many of a kind are named; those that have waited longest. */
const named = 3;

/** Where each kind waits, but for payments that weren't paid out, which another feature finds. */
const sources: Readonly<Record<Exclude<WaitingKind, 'notPaidOut'>, RawBuilder<unknown>>> = {
  jobFailing: sql`select name, null, name, coalesce(failed_at, last_at), null from job_run where is_failing`,
  paymentSetAside: sql`
    select o.id::text, null, u.name, o.created_at, o.amount_cents from payment_order o join app_user u on u.id = o.user_id
    where o.review_note is not null and o.resolution is null`,
  refundFailed: sql`
    select f.id::text, null, u.name, coalesce(f.failed_at, f.asked_at), f.cents
    from refund f join payment_order o on o.id = f.order_id join app_user u on u.id = o.user_id
    where f.state = 'failed' and f.resolution is null`,
  lineToExplain: sql`
    select s.id::text, null, s.reference, s.paid_at, sum(l.gross_cents) from settlement_line l join settlement s on s.id = l.settlement_id
    where l.gross_cents <> l.explained_cents and l.resolution is null group by s.id`,
  correctionProposed: sql`
    select c.id::text, null, u.name, c.proposed_at, abs(c.amount_cents) from correction c join app_user u on u.id = c.user_id
    where c.decision is null and c.expires_at > app_now()`,
  giftProposed: sql`
    select id::text, null, code, created_at, null from promocode
    where needs_second and agreed_at is null and coalesce(ends_at > app_now(), true)`,
  messageReported: sql`
    select coalesce(m.game_id::text, c.short_code), case when m.game_id is null then 'community' else 'game' end,
      coalesce(g.name, c.name), min(r.created_at), null
    from group_message_report r join group_message m on m.id = r.message_id
      left join game g on g.id = m.game_id left join community c on c.id = m.community_id
    where r.decided_at is null and m.removed_at is null group by m.id, g.name, c.name, c.short_code`,
  labelReported: sql`
    select c.short_code, 'community', l.words, min(r.created_at), null
    from label_report r join label l on l.id = r.label_id join community c on c.id = l.community_id
    where r.decided_at is null and l.status in ('pending', 'confirmed') group by l.id, c.short_code`,
  noShowAppealed: sql`
    select n.id::text, null, u.name, n.state_at, null from no_show n join app_user u on u.id = n.user_id where n.state = 'escalated'`,
  application: enquiriesOf('organiser'),
  companyEnquiry: enquiriesOf('business'),
  venueEnquiry: enquiriesOf('facility'),
  bankEntryOpen: sql`
    select e.id::text, null, coalesce(nullif(e.name, ''), nullif(e.words, ''), e.bank_reference), e.booked_on::timestamptz, e.amount_cents from bank_entry e
    where e.reason is null and not exists (select from bank_match b where b.entry_id = e.id)`,
  messageRetried: sql`
    select id::text, null, recipient, created_at, null from mail
      where last_error is not null and sent_at is null and digest_id is null and failed_at is null
    union all select m.id::text, null, u.email, m.created_at, null from push_message m
      join push_subscription s on s.id = m.subscription_id join app_user u on u.id = s.user_id
      where m.last_error is not null`,
};

function enquiriesOf(kind: 'organiser' | 'business' | 'facility') {
  return sql`select id::text, null, name, created_at, null from enquiry where kind = ${kind} and state in ('open', 'assigned')`;
}

/** What waits for an admin: of each kind how many, and those that have waited longest. */
export async function findWaiting(db: Database): Promise<WaitingRow[]> {
  const each = Object.entries(sources).map(
    ([kind, source]) => sql`
      select ${kind}::text as kind, w.id, w.place::text, w.name, w.since, w.cents::int, row_number() over (order by since, id) as at, count(*) over () as count
      from (${source}) w (id, place, name, since, cents)`,
  );
  const { rows } = await sql<WaitingRow>`
    select kind, id, place, name, since, cents, count from (${sql.join(each, sql` union all `)}) w
    where at <= ${named} order by at`.execute(db);
  return rows;
}

/** Payments that the provider should have paid out by now, as rows of the same shape. */
export const notPaidOut = (
  payments: readonly { order_id: string; person: string; cents: number; settled_at: string }[],
): WaitingRow[] =>
  payments.slice(0, named).map(({ order_id, person, cents, settled_at }) => ({
    kind: 'notPaidOut',
    id: order_id,
    place: null,
    name: person,
    since: settled_at,
    cents,
    count: payments.length,
  }));
