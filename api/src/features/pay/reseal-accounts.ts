import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isSealedNow, seal, unseal } from '../../platform/sessions/seal.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';
import { sealedFor } from './keep-bank-details.ts';
import { bsnSealedFor } from './report/keep-tax-details.ts';

/** A sealed account number or citizen service number, and the table that keeps it. */
interface Kept {
  of: 'details' | 'line' | 'bsn';
  id: string;
  sealed: Buffer;
}

const purposeOf = ({ of }: Kept) => (of === 'bsn' ? bsnSealedFor : sealedFor);

/**
 * Seals account numbers and citizen service numbers anew that were sealed with an earlier secret key, so that this key can be removed
 * (operate/settings.md#rotating-secrets).
 * @returns how many are left because no configured key opens them
 */
export async function resealAccounts(db: Database, secretKey: Secret, signal: AbortSignal): Promise<number> {
  const { rows } = await sql<Kept>`
    select 'details' as of, user_id as id, iban_sealed as sealed from bank_details
    union all
    select 'line', id, iban_sealed from payout_line where iban_sealed <> ''
    union all
    select 'bsn', user_id, bsn_sealed from tax_details where bsn_sealed is not null`.execute(db);
  const others = rows.filter((kept) => !isSealedNow(secretKey, purposeOf(kept), kept.sealed));
  let left = others.length;
  for (const kept of others) {
    if (signal.aborted) return left;
    const number = openedBy(secretKey, kept);
    if (number === null) continue;
    await replace(db, kept, seal(secretKey, purposeOf(kept), number));
    left -= 1;
  }
  return left;
}

function openedBy(secretKey: Secret, kept: Kept): string | null {
  try {
    return unseal(secretKey, purposeOf(kept), kept.sealed);
  } catch {
    return null;
  }
}

/** Replaces only a number that is still there, because its owner may just have given another. */
async function replace(db: Database, { of, id, sealed }: Kept, anew: Buffer): Promise<void> {
  if (of === 'details')
    await sql`update bank_details set iban_sealed = ${anew} where user_id = ${id} and iban_sealed = ${sealed}`.execute(
      db,
    );
  else if (of === 'bsn')
    await sql`update tax_details set bsn_sealed = ${anew} where user_id = ${id} and bsn_sealed = ${sealed}`.execute(db);
  else await sql`update payout_line set iban_sealed = ${anew} where id = ${id} and iban_sealed = ${sealed}`.execute(db);
}
