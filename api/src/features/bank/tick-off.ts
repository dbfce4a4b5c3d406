import { matchEntries, namedIn } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { findFiledLines, findOpenEntries, findSentPayouts } from './bank-queries.ts';

/** Only one process ticks off at a time, so that no payout explains two entries. */
const lockKey = 72651;

export const lockBank = (trx: Transaction) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);

/**
 * Ticks off the entries of the bank that something explains by now (product.md#bank). It books nothing: the provider's payouts are booked when it
 * reports them, payouts to people when an admin says how they went.
 * @returns how many entries are ticked off anew
 */
export async function tickOff(trx: Transaction): Promise<number> {
  await lockBank(trx);
  const entries = await findOpenEntries(trx);
  const [first] = entries.map(({ day }) => day).toSorted();
  if (first === undefined) return 0;
  const lines = await findFiledLines(trx, namedIn(entries.flatMap(({ ourReferences }) => ourReferences)));
  const matches = matchEntries(entries, { settlements: await findSentPayouts(trx, first), lines });
  const rows = matches.flatMap(({ entry, kind, of }) =>
    of.map((id) => ({
      entry,
      kind,
      settlement: kind === 'settlement' ? id : null,
      line: kind === 'settlement' ? null : id,
    })),
  );
  await sql`
    insert into bank_match (entry_id, kind, settlement_id, payout_line_id)
    select m.entry, m.kind, m.settlement, m.line
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(entry uuid, kind text, settlement uuid, line uuid)`.execute(
    trx,
  );
  await dropNames(
    trx,
    matches.flatMap(({ entry, kind }) => (kind === 'settlement' ? [] : [entry])),
  );
  return matches.length;
}

/**
 * Removes the names of paid people from entries: the payout's line names them as long as Rondo knows them. Banks write name and account into the
 * remittance text too; only its code is kept, which says why money came back.
 */
export async function dropNames(trx: Transaction, entries: readonly string[]): Promise<void> {
  await sql`
    update bank_entry set name = '', iban_masked = '', words = coalesce(substring(words from '(?:^|· )([A-Z]{2}[0-9]{2})(?: ·|$)'), '')
    where id = any(${entries}::uuid[])`.execute(trx);
}
