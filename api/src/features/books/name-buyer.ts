import type { Company } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findDocument, type Numbered, type Whose } from './document-queries.ts';
import { readCompany } from './keep-company.ts';

/** Makes new receipts out to the payers' companies (decisions/0096-invoices-to-a-company.md). */
export async function nameBuyers(trx: Transaction, documentIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into document_buyer (document_id, contents, named_at)
    select d.id, jsonb_build_object('name', c.name, 'address', c.address, 'vat', c.vat, 'kvk', c.kvk), ${now}
    from document d join company c on c.user_id = d.user_id
    where d.id = any(${documentIds}::uuid[]) and d.series = 'R'`.execute(trx);
}

/**
 * Makes out a receipt without a buyer to a company, for good; doing it again with the same company changes nothing.
 * @throws Refused `vat_number_invalid`, `letters_unprintable`, `document_not_found`, `invoice_given`
 */
export async function nameBuyer(
  db: Database,
  whose: Whose,
  { number, typed }: { number: Numbered; typed: Company },
  now: Date,
): Promise<void> {
  const contents = JSON.stringify(await readCompany(typed));
  const receipt = number.series === 'R' ? await findDocument(db, whose, number) : null;
  if (!receipt) throw new Refused('document_not_found');
  await sql`
    insert into document_buyer (document_id, contents, named_at) values (${receipt.id}, ${contents}::jsonb, ${now})
    on conflict do nothing`.execute(db);
  const { rows } = await sql`
    select 1 as named from document_buyer where document_id = ${receipt.id} and contents = ${contents}::jsonb`.execute(
    db,
  );
  if (rows.length === 0) throw new Refused('invoice_given');
}
