import { timeZone } from '@rondo/rules';
import {
  accountsOf,
  beforeOwnDocument,
  daybooks,
  type JournalKind,
  type OwnerKind,
  ownerKinds,
  type SaleKind,
} from '@rondo/rules/books';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { valuedAt, valuedBetween } from '../../../platform/database/valued.ts';

/** A year, from its first instant to the first of the next. */
export interface Span {
  start: Date;
  end: Date;
}

export interface LineRow extends Pick<Rows['posting'], 'id' | 'account'> {
  /** The daybook's position among the daybooks. */
  daybook: number;
  journal_id: number;
  kind: JournalKind;
  day: string;
  cents: number;
  /** The person whose money it is. */
  person: string | null;
  /** The numbers of the sale's documents; null if there are none, or if they belong to many people. */
  documents: string | null;
  /** The number of the document that an admin booked by hand, or of organisers' invoices. */
  other_document: string | null;
  vat: (VatCode & { cents: number })[] | null;
}

/** VAT of sales of a kind, or of what others charge (`input`). */
export interface VatCode {
  kind: SaleKind | 'input';
  rate: number;
}

/** The person behind the owner of a posting `p`, by what the owner is; a game is nobody's. */
const personBy: Readonly<Record<OwnerKind, RawBuilder<unknown>>> = {
  user: sql`p.owner_id`,
  game: sql`null`,
  order: sql`(select o.user_id from payment_order o where o.id = p.owner_id)`,
  payout: sql`(select l.user_id from payout_line l where l.id = p.owner_id)`,
  pass: sql`(select q.user_id from pass q where q.id = p.owner_id)`,
};

/** The person whose money a posting `p` is. */
const person = sql`case ${sql.join(
  ownerKinds.map((kind) => sql`when p.account = any(${accountsOf(kind)}) then ${personBy[kind]}`),
  sql` `,
)} end`;

const booked = ({ start, end }: Span) => sql`
  journal j join posting p on p.journal_id = j.id where ${valuedBetween(start, end)}`;

/** A line about no person names at most this many documents of its sale. */
const mostNamed = 10;

/** Journals that can have invoices of organisers: of no other line are they looked for. */
const ofPay: JournalKind[] = ['organiser_pay', 'organiser_pay_reversal', 'pay_vat'];
const ofInvoices = sql`from pay_invoice i where i.journal_id = b.journal_id or i.vat_journal_id = b.journal_id`;
const invoiceNumber = sql`'SB-' || i.year || '-' || lpad(i.number::text, 4, '0')`;

/** Everything that was booked, by daybook, journal and line. */
export const linesOf = (span: Span) => {
  const [sales, payments] = daybooks;
  return sql<LineRow>`
    select b.daybook, b.journal_id, b.kind, b.day, b.id, b.account, b.cents, b.person,
      coalesce(b.own_document, case when b.kind = any(${ofPay}) then (
        select string_agg(${invoiceNumber}, ' ' order by ${invoiceNumber}) ${ofInvoices}) end) as other_document,
      (select string_agg(d.series || '-' || d.year || '-' || lpad(d.number::text, 6, '0'), ' ' order by d.series, d.year, d.number)
        from document d where d.journal_id = b.journal_id and d.why is null and (b.person is null or d.user_id = b.person)
        having count(*) <= ${mostNamed}) as documents,
      case when b.account = 'vat' then (
        select jsonb_agg(jsonb_build_object('kind', v.kind, 'rate', v.rate, 'cents', v.cents) order by v.kind, v.rate) from (
          select l.kind, l.rate, sum(l.vat_cents) as cents from document d join document_line l on l.document_id = d.id
          where d.vat_journal_id = b.journal_id group by l.kind, l.rate having sum(l.vat_cents) <> 0) v)
        when b.account = 'input_vat' then (
          select jsonb_agg(jsonb_build_object('kind', 'input', 'rate', i.rate, 'cents', -i.vat_cents) order by ${invoiceNumber}) ${ofInvoices}) end as vat
    from (
      select case when j.kind = any(${[...sales.kinds]}) then 0 when j.kind = any(${[...payments.kinds]}) then 1 else 2 end as daybook,
        j.id as journal_id, j.kind, to_char(${valuedAt} at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        p.id, p.account, p.amount_cents as cents, ${person} as person, case when j.kind = 'own_entry' then regexp_replace(j.idempotency_key, ${beforeOwnDocument}, '') end as own_document
      from ${booked(span)}
      order by 1, 2, 5) b`;
};

export interface PersonRow {
  id: string;
  /** Whether Rondo owes them pay as an organiser. */
  is_paid: boolean;
}

/** The people whose money moved, by their ids. */
export const peopleOf = (span: Span) => sql<PersonRow>`
  select b.person as id, bool_or(b.account = 'owed_to_organiser') as is_paid
  from (select ${person} as person, p.account from ${booked(span)}) b
  where b.person is not null group by b.person order by b.person`;

/** The number of lines, and the sums of both sides. */
export async function findTotals(
  trx: Transaction,
  span: Span,
): Promise<{ lines: number; debit_cents: number; credit_cents: number }> {
  const { rows } = await sql<{ lines: number; debit_cents: number; credit_cents: number }>`
    select count(*) as lines, coalesce(-sum(p.amount_cents) filter (where p.amount_cents < 0), 0) as debit_cents,
      coalesce(sum(p.amount_cents) filter (where p.amount_cents > 0), 0) as credit_cents
    from ${booked(span)}`.execute(trx);
  return rows[0] ?? { lines: 0, debit_cents: 0, credit_cents: 0 };
}

/** The VAT rates that held until the year's end, and the rates of the VAT that was booked. */
export async function findVatCodes(trx: Transaction, span: Span): Promise<VatCode[]> {
  const { start, end } = span;
  const { rows } = await sql<VatCode>`
    select kind, rate from vat_rate where from_day < (${end}::timestamptz at time zone ${timeZone})::date
    union
    select l.kind, l.rate from journal j join document d on d.vat_journal_id = j.id join document_line l on l.document_id = d.id
    where j.kind = 'vat' and j.created_at >= ${start} and j.created_at < ${end}
    union select distinct 'input', i.rate from pay_invoice i where i.issued_at >= ${start} and i.issued_at < ${end}
    order by kind, rate`.execute(trx);
  return rows;
}
