import type { SaleKind } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface HeadRow extends Pick<Rows['document'], 'series' | 'year' | 'number' | 'about_name' | 'about_at'> {
  day: string;
  total_cents: number;
}

export interface DocumentRow extends HeadRow, Pick<Rows['document'], 'issued_at'> {
  seller: { name: string; address: string; kvk: string; vat: string; phone: string | null } | null;
  lines: {
    kind: SaleKind;
    cents: number;
    rate: number;
    vatCents: number;
    exemptReason: string | null;
    of: Pick<Rows['document'], 'series' | 'year' | 'number'> | null;
  }[];
}

const head = sql`d.series, d.year, d.number, d.about_name, d.about_at, to_char(d.day, 'YYYY-MM-DD') as day,
  (select sum(l.cents) from document_line l where l.document_id = d.id) as total_cents`;

/** Of an order, a spot or a pass, and what took them back. */
const ofPayment = (userId: string, id: string) => sql`
  select id from document where user_id = ${userId} and (registration_id = ${id} or pass_id = ${id} or order_id = ${id}
    or order_id = (select order_id from registration where id = ${id}))`;

/** A page of somebody's documents, the latest first: all, or those of one payment. */
export async function findDocuments(
  db: Database,
  userId: string,
  { of, page, limit }: { of?: string | undefined; page: number; limit: number },
): Promise<{ rows: HeadRow[]; totalCount: number }> {
  const which =
    of === undefined
      ? sql`true`
      : sql`(d.id in (${ofPayment(userId, of)}) or exists (
          select from document_line l where l.document_id = d.id and l.of_document in (${ofPayment(userId, of)})))`;
  const [{ rows }, count] = await Promise.all([
    sql<HeadRow>`
      select ${head} from document d where d.user_id = ${userId} and ${which}
      order by d.issued_at desc, d.year desc, d.number desc, d.series limit ${limit} offset ${(page - 1) * limit}`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*) as count from document d where d.user_id = ${userId} and ${which}`.execute(db),
  ]);
  return { rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** A document of somebody; null if there is none of that number, or it is another's. */
export async function findDocument(
  db: Database,
  userId: string,
  { series, year, number }: Pick<Rows['document'], 'series' | 'year' | 'number'>,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${head}, d.issued_at, s.contents as seller,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'cents', l.cents, 'rate', l.rate, 'vatCents', l.vat_cents,
          'exemptReason', l.exempt_reason,
          'of', case when o.id is not null then jsonb_build_object('series', o.series, 'year', o.year, 'number', o.number) end)
        order by l.position)
        from document_line l left join document o on o.id = l.of_document where l.document_id = d.id) as lines
    from document d left join seller s on s.id = d.seller_id
    where d.user_id = ${userId} and d.series = ${series} and d.year = ${year} and d.number = ${number}`.execute(db);
  return rows[0] ?? null;
}
