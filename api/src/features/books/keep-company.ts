import type { Company } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { requirePrintable } from '../../platform/papers/require-printable.ts';
import { readVatNumber } from '../../platform/wording/read-vat-number.ts';

/**
 * Reads a company as typed, in the form that papers state.
 * @throws Refused `vat_number_invalid`, `letters_unprintable`
 */
export async function readCompany({ name, address, vat: typed, kvk }: Company): Promise<Company> {
  const vat = await readVatNumber(typed);
  if (vat === null)
    throw new Refused('vat_number_invalid', undefined, [{ path: 'vat', message: 'not a VAT number of the EU' }]);
  await requirePrintable({ name, address });
  return { name, address, vat, kvk: kvk || null };
}

/**
 * Keeps whom somebody's invoices are made out to from now on; documents already given stay as they are.
 * @throws Refused `vat_number_invalid`, `letters_unprintable`
 */
export async function keepCompany(db: Database, userId: string, typed: Company, now: Date): Promise<Company> {
  const company = await readCompany(typed);
  const { name, address, vat, kvk } = company;
  await sql`
    insert into company (user_id, name, address, vat, kvk, changed_at)
    values (${userId}, ${name}, ${address}, ${vat}, ${kvk}, ${now})
    on conflict (user_id) do update set name = excluded.name, address = excluded.address, vat = excluded.vat, kvk = excluded.kvk,
      changed_at = excluded.changed_at`.execute(db);
  return company;
}

/** From now on, what somebody pays for has a receipt. */
export const removeCompany = (db: Database, userId: string) =>
  sql`delete from company where user_id = ${userId}`.execute(db);
