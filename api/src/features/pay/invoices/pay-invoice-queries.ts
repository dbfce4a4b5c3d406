import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

type Numbered = Pick<Rows['pay_invoice'], 'year' | 'number'>;

export interface PayInvoiceRow extends Numbered {
  day: string;
  issued_at: string;
  about_name: string;
  about_at: string;
  rate: number;
  cents: number;
  vat_cents: number;
  supplier: { name: string; address: string; vat: string };
  buyer: { name: string; address: string; kvk: string; vat: string };
  /** The invoice that a credit note takes back. */
  of: Numbered | null;
}

/** An organiser's own paper by its number; null if there is none. */
export const findOwnPayInvoice = (db: Database, userId: string, { year, number }: Numbered) =>
  findPayInvoice(db, sql`i.user_id = ${userId} and i.year = ${year} and i.number = ${number}`);

/** Any organiser's paper; null if there is none. */
export const findAnyPayInvoice = (db: Database, id: string) => findPayInvoice(db, sql`i.id = ${id}`);

async function findPayInvoice(db: Database, where: RawBuilder<unknown>): Promise<PayInvoiceRow | null> {
  const { rows } = await sql<PayInvoiceRow>`
    select i.year, i.number, i.day::text as day, i.issued_at, i.about_name, i.about_at, i.rate, i.cents, i.vat_cents,
      jsonb_build_object('name', i.supplier_name, 'address', i.supplier_address, 'vat', i.supplier_vat) as supplier,
      s.contents as buyer, case when o.id is not null then jsonb_build_object('year', o.year, 'number', o.number) end as of
    from pay_invoice i join seller s on s.id = i.buyer_id left join pay_invoice o on o.id = i.of_id where ${where}`.execute(
    db,
  );
  return rows[0] ?? null;
}
