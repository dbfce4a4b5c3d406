import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Transaction } from '../db.ts';

/** Keeps the operator as papers name them from now on. @returns its id; null if no seller is set, as on a trial */
export async function keepSeller(trx: Transaction, seller: Config['seller']): Promise<number | null> {
  if (!seller) return null;
  const { name, address, kvk, vat, phone } = seller;
  const contents = JSON.stringify({ name, address, kvk, vat, phone });
  const { rows } = await sql<{ id: number }>`
    with new as (
      insert into seller (contents) select ${contents}::jsonb
      where not exists (select from seller where contents = ${contents}::jsonb) returning id)
    select id from new union all select id from seller where contents = ${contents}::jsonb`.execute(trx);
  return rows[0]?.id ?? null;
}
