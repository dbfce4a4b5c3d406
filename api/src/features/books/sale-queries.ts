import {
  type BasisPoints,
  type JournalKind,
  journalsWithSales,
  type LineWithGift,
  type SaleKind,
} from '@rondo/rules/books';
import type { Movement } from '@rondo/rules/gift-left';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** A journal that a sale may be in, with what its document copies. */
export interface SaleJournal {
  id: number;
  kind: JournalKind;
  user_id: string | null;
  game_id: string | null;
  order_id: string | null;
  registration_id: string | null;
  created_at: string;
  about_name: string | null;
  about_at: string | null;
  postings: { account: string; ownerId: string | null; cents: number }[];
}

/** A line that can still be taken back in part. */
export interface OpenLine extends LineWithGift {
  documentId: string;
  position: number;
  kind: SaleKind;
  rate: BasisPoints;
  exemptReason: string | null;
  userId: string;
  gameId: string | null;
  passId: string | null;
  orderId: string | null;
  registrationId: string | null;
}

/**
 * Journals without a document since an instant, by their ids, after one of them. Journals without a sale are found each time, so a reader goes on
 * after the last one it read.
 */
export async function findUndocumented(
  trx: Transaction,
  { since, after, most }: { since: Date; after: number; most: number },
): Promise<SaleJournal[]> {
  const { rows } = await sql<SaleJournal>`
    select j.id, j.kind, j.user_id, coalesce(j.game_id, r.game_id, o.game_id) as game_id, j.order_id, j.registration_id, j.created_at,
      g.name as about_name, g.starts_at as about_at,
      (select jsonb_agg(jsonb_build_object('account', p.account, 'ownerId', p.owner_id, 'cents', p.amount_cents) order by p.id)
        from posting p where p.journal_id = j.id) as postings
    from journal j
    left join registration r on r.id = j.registration_id
    left join payment_order o on o.id = j.order_id
    left join game g on g.id = coalesce(j.game_id, r.game_id, o.game_id)
    where j.created_at >= ${since} and j.kind = any(${journalsWithSales}) and j.id > ${after}
      and not exists (select from document d where d.journal_id = j.id)
    order by j.id limit ${most}`.execute(trx);
  return rows;
}

/** A line `l` of a document `d`, with what came back of it. */
export const openLine = sql`l.document_id as "documentId", l.position, l.kind, l.rate, l.exempt_reason as "exemptReason", l.cents,
  d.user_id as "userId", d.game_id as "gameId", d.pass_id as "passId", d.order_id as "orderId", d.registration_id as "registrationId",
  back.cents as "backCents", l.gift_cents as "giftCents", back.gift_cents as "giftBackCents"`;
export const back = sql`lateral (
  select coalesce(-sum(b.cents), 0)::int as cents, coalesce(-sum(b.gift_cents), 0)::int as gift_cents
  from document_line b where b.of_document = l.document_id and b.of_position = l.position) back`;

/** The lines of these people's receipts that can still be taken back in part, first sold first. */
export async function findOpenLines(trx: Transaction, userIds: readonly string[]): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select ${openLine} from document d join document_line l on l.document_id = d.id cross join ${back}
    where d.user_id = any(${userIds}::uuid[]) and d.series = 'R' and back.cents + back.gift_cents < l.cents + l.gift_cents
    order by d.year, d.number, l.position`.execute(trx);
  return rows;
}

/** What the people among these who ever had a gift on their balance hold, change by change; money reserved for a group is theirs still. */
export async function findPurses(
  trx: Transaction,
  userIds: readonly string[],
): Promise<(Movement & { userId: string })[]> {
  const { rows } = await sql<Movement & { userId: string }>`
    select h.user_id as "userId", j.id as "journalId", sum(p.amount_cents)::int as cents,
      case when j.kind = 'promotion' then 'gift' when j.kind in ('gift_back', 'top_up_back', 'refund_again') then 'apart' else 'other' end as kind,
      coalesce(j.registration_id, (select b.owner_id from posting b where b.journal_id = j.id and b.account = 'pass' limit 1)) as of
    from (
      select distinct h.user_id from promocode_holder h
      join journal g on g.idempotency_key = 'promotion:' || h.promocode_id || ':' || h.user_id
      where h.user_id = any(${userIds}::uuid[])) h
    join posting p on p.account in ('wallet', 'reserved') and p.owner_id = h.user_id join journal j on j.id = p.journal_id
    group by h.user_id, j.id having sum(p.amount_cents) <> 0 order by j.id`.execute(trx);
  return rows;
}

export interface PassOfSpot {
  registration_id: string;
  game_id: string;
  payer_id: string;
  pass_id: string | null;
}

/** The passes that spots in these journals' games were taken with. */
export async function findPassesOfSpots(trx: Transaction, journals: readonly SaleJournal[]): Promise<PassOfSpot[]> {
  const { rows } = await sql<PassOfSpot>`
    select id as registration_id, game_id, payer_id, pass_id from registration
    where pass_id is not null and game_id = any(${journals.map(({ game_id }) => game_id)}::uuid[])`.execute(trx);
  return rows;
}
