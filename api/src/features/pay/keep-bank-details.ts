import { maskIban, payableFrom } from '@rondo/rules';
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { seal, unseal } from '../../platform/sessions/seal.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { releaseOwed } from '../wallet/release-owed.ts';

/** The purpose for which account numbers are sealed. */
export const sealedFor = 'bank details';

/**
 * Keeps the account to which an organiser is paid, and tells them, because somebody else may have entered it. A run already made pays to the account
 * it has. Entering the same account again changes nothing.
 * @returns the number, masked
 * @throws Refused `iban_invalid`, `iban_not_sepa`, `iban_is_own`
 */
export async function keepBankDetails(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Pick<Config, 'secretKey' | 'publicUrl' | 'payouts'> },
  { userId, holder, iban: typed }: { userId: string; holder: string; iban: string },
  now: Date,
): Promise<string> {
  const { secretKey, publicUrl } = config;
  const { iban, sealed, masked } = readAccount(config, typed);
  await inTransaction(db, async (trx) => {
    const to = await lockReceiver(trx, { id: userId });
    if (!to || (await isKept(trx, secretKey, { userId, holder, iban }))) return;
    // A refund that waited for the next run to another account becomes credit again, because each person has one account.
    await releaseOwed(trx, userId, now);
    await sql`
      insert into bank_details (user_id, kind, holder, iban_sealed, iban_masked, changed_at)
      values (${userId}, 'organiser', ${holder}, ${sealed}, ${masked}, ${now})
      on conflict (user_id) do update set kind = excluded.kind, holder = excluded.holder, iban_sealed = excluded.iban_sealed,
        iban_masked = excluded.iban_masked, changed_at = excluded.changed_at, confirmed_at = null, confirmed_by = null`.execute(
      trx,
    );
    const from = payableFrom({ changedAt: now, confirmedAt: null });
    await sendMessages(trx, { jobs, publicUrl }, [events.bankDetailsChanged(to, { holder, iban: masked, from })], now);
  });
  return masked;
}

/**
 * Reads a typed account number: as the bank wants it, sealed for keeping, and masked for showing.
 * @throws Refused `iban_invalid`, `iban_not_sepa`, `iban_is_own`
 */
export function readAccount(
  { secretKey, payouts }: Pick<Config, 'secretKey' | 'payouts'>,
  typed: string,
): { iban: string; sealed: Buffer; masked: string } {
  const iban = electronicFormatIBAN(typed) ?? '';
  if (!isValidIBAN(iban)) throw new Refused('iban_invalid', undefined, [{ path: 'iban', message: 'not an IBAN' }]);
  if (!isSEPACountry(iban.slice(0, 2)))
    throw new Refused('iban_not_sepa', undefined, [{ path: 'iban', message: 'outside SEPA' }]);
  if (iban === payouts?.iban)
    throw new Refused('iban_is_own', undefined, [{ path: 'iban', message: 'Rondo’s own account' }]);
  return { iban, sealed: seal(secretKey, sealedFor, iban), masked: maskIban(iban) };
}

async function isKept(
  trx: Transaction,
  secretKey: Secret,
  { userId, holder, iban }: { userId: string; holder: string; iban: string },
): Promise<boolean> {
  const { rows } = await sql<Pick<Rows['bank_details'], 'holder' | 'iban_sealed'>>`
    select holder, iban_sealed from bank_details where user_id = ${userId} and kind = 'organiser'`.execute(trx);
  const [kept] = rows;
  return kept?.holder === holder && ibanOf(secretKey, kept.iban_sealed) === iban;
}

/** The account number in sealed bank details. */
export function ibanOf(secretKey: Secret, sealed: Buffer): string {
  return unseal(secretKey, sealedFor, sealed);
}

/** Forgets the bank details of a guest, or of a person who has left Rondo, if Rondo owes them nothing and nothing is on its way to them. */
export async function dropUnneededDetails(trx: Transaction, userId: string): Promise<void> {
  await sql`
    delete from bank_details b using app_user u
    where b.user_id = ${userId} and u.id = b.user_id and (b.kind = 'guest' or u.deleted_at is not null)
      and (select coalesce(sum(amount_cents), 0) from posting
        where account = 'owed_to_' || b.kind and owner_id = ${userId}) <= 0
      and not exists (
        select from payout_line l where l.user_id = ${userId} and l.state in ('proposed', 'filed'))`.execute(trx);
}
