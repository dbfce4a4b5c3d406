import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { ibanOf } from './keep-bank-details.ts';
import { writeSepaFile } from './write-sepa-file.ts';

/**
 * The bank's file of a payout run. Asking for it the first time files the lines; later it is the same file, which the bank recognises by its number.
 * @throws Refused `payout_not_found`, `payout_line_settled` if every line came back before it was filed, or the run is so old that its account
 * numbers were deleted
 */
export async function filePayout(
  trx: Transaction,
  { secretKey }: Pick<Config, 'secretKey'>,
  debtor: { name: string; iban: string },
  payoutId: string,
  now: Date,
): Promise<{ number: number; text: string }> {
  const runs = await sql<{ number: number }>`
    select number from payout_run where id = ${payoutId} for no key update`.execute(trx);
  const number = runs.rows[0]?.number;
  if (number === undefined) throw new Refused('payout_not_found');
  await sql`
    update payout_line set filed_at = ${now}
    where run_id = ${payoutId} and state = 'proposed' and not exists (
      select from payout_line where run_id = ${payoutId} and filed_at is not null)`.execute(trx);
  const { rows } = await sql<
    Pick<Rows['payout_line'], 'id' | 'kind' | 'holder' | 'iban_sealed' | 'amount_cents' | 'filed_at'>
  >`
    select id, kind, holder, iban_sealed, amount_cents, filed_at from payout_line
    where run_id = ${payoutId} and filed_at is not null and holder <> '' order by id`.execute(trx);
  const filedAt = rows[0]?.filed_at;
  if (!filedAt) throw new Refused('payout_line_settled');
  const transfers = rows.map(({ id, kind, holder, iban_sealed, amount_cents: amountCents }) => ({
    id,
    kind,
    holder,
    iban: ibanOf(secretKey, iban_sealed),
    amountCents,
  }));
  return { number, text: writeSepaFile({ number, filedAt: new Date(filedAt), debtor }, transfers) };
}
