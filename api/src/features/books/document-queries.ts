import type { Company } from '@rondo/contract';
import type { SaleKind } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export type Numbered = Pick<Rows['document'], 'series' | 'year' | 'number'>;

export interface HeadRow extends Numbered, Pick<Rows['document'], 'id' | 'about_name' | 'about_at'> {
  day: string;
  total_cents: number;
  is_invoice: boolean;
  by_rate: { rate: number; exemptReason: string | null; cents: number; vatCents: number }[];
}

/** Whose documents are read: all of a person's, or those of one payment. */
export interface Whose {
  userId: string;
  /** The id of an order, a spot or a pass. */
  of?: string | undefined;
}

export interface DocumentRow extends HeadRow, Pick<Rows['document'], 'issued_at' | 'why'> {
  seller: { name: string; address: string; kvk: string; vat: string; phone: string | null } | null;
  buyer: Company | null;
  lines: {
    kind: SaleKind;
    cents: number;
    rate: number;
    giftCents: number;
    vatCents: number;
    exemptReason: string | null;
    of: Numbered | null;
  }[];
}

const head = sql`d.id, d.series, d.year, d.number, d.about_name, d.about_at, to_char(d.day, 'YYYY-MM-DD') as day,
  (select sum(l.cents) from document_line l where l.document_id = d.id) as total_cents,
  exists (select from document_buyer b where b.document_id = d.id) as is_invoice,
  (select jsonb_agg(jsonb_build_object('rate', v.rate, 'exemptReason', v.exempt_reason, 'cents', v.cents, 'vatCents', v.vat_cents) order by v.first)
    from (
      select l.rate, l.exempt_reason, sum(l.cents) as cents, sum(l.vat_cents) as vat_cents, min(l.position) as first
      from document_line l where l.document_id = d.id group by l.rate, l.exempt_reason) v) as by_rate`;

/** The documents of an order, a spot or a pass, with their credit notes. */
const ofPayment = (userId: string, id: string) => sql`
  select id from document where user_id = ${userId} and (registration_id = ${id} or pass_id = ${id} or order_id = ${id}
    or order_id = (select order_id from registration where id = ${id}))`;

const among = ({ userId, of }: Whose) =>
  of === undefined
    ? sql`d.user_id = ${userId}`
    : sql`d.user_id = ${userId} and (d.id in (${ofPayment(userId, of)}) or exists (
        select from document_line l where l.document_id = d.id and l.of_document in (${ofPayment(userId, of)})))`;

/** A page of somebody's documents, the latest first. */
export async function findDocuments(
  db: Database,
  whose: Whose,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: HeadRow[]; totalCount: number }> {
  const [{ rows }, count] = await Promise.all([
    sql<HeadRow>`
      select ${head} from document d where ${among(whose)}
      order by d.issued_at desc, d.year desc, d.number desc, d.series limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*) as count from document d where ${among(whose)}`.execute(db),
  ]);
  return { rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** The buyer on a receipt; for a credit note, the buyer on the receipts that it takes back. */
const buyer = sql`(
  select case when count(distinct b.contents) = 1 and count(*) = count(b.contents) then (array_agg(b.contents))[1] end
  from (
    select d.id where d.series = 'R' union
    select l.of_document from document_line l where l.document_id = d.id and l.of_document is not null) receipt
  left join document_buyer b on b.document_id = receipt.id)`;

/** Somebody's document by its number; null if it doesn't exist or belongs to somebody else. */
export async function findDocument(
  db: Database,
  whose: Whose,
  { series, year, number }: Numbered,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${head}, d.issued_at, d.why, s.contents as seller, ${buyer} as buyer,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'cents', l.cents, 'rate', l.rate, 'giftCents', l.gift_cents, 'vatCents', l.vat_cents,
          'exemptReason', l.exempt_reason,
          'of', case when o.id is not null then jsonb_build_object('series', o.series, 'year', o.year, 'number', o.number) end)
        order by l.position)
        from document_line l left join document o on o.id = l.of_document where l.document_id = d.id) as lines
    from document d left join seller s on s.id = d.seller_id
    where ${among(whose)} and d.series = ${series} and d.year = ${year} and d.number = ${number}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The spot that a guest paid for with this document (or with the one it takes back), whose link leads to the document; null for a member, and if
 * there is none.
 */
export async function findGuestsSpot(db: Database, { series, year, number }: Numbered): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select r.id from document d join app_user u on u.id = d.user_id and u.role = 'guest'
    cross join lateral (select d.id union select l.of_document from document_line l where l.document_id = d.id) o
    join document sold on sold.id = o.id
    cross join lateral (
      select id, user_id from registration where id = sold.registration_id
      union select id, user_id from registration where order_id = sold.order_id) r
    where d.series = ${series} and d.year = ${year} and d.number = ${number} and r.user_id = d.user_id limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** The company that somebody's invoices are made out to. */
export async function findCompany(db: Database, userId: string): Promise<Company | null> {
  const { rows } = await sql<Company>`select name, address, vat, kvk from company where user_id = ${userId}`.execute(
    db,
  );
  return rows[0] ?? null;
}
