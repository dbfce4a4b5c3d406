import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import { dropUnneededDetails, readAccount } from './keep-bank-details.ts';
import { cameBack } from './queries.ts';

/**
 * Keeps the bank account that a guest gave; the admin confirms it by entering it (decisions/0079-guests-money.md). A run already made pays to the
 * account it has. The caller has locked the guest's wallet, and money is kept for the guest.
 * @returns the number, masked
 * @throws Refused `iban_invalid`, `iban_not_sepa`, `iban_is_own`
 */
export async function keepGuestDetails(
  trx: Transaction,
  config: Pick<Config, 'secretKey' | 'payouts'>,
  { userId, adminId, holder, iban }: { userId: string; adminId: string; holder: string; iban: string },
  now: Date,
): Promise<string> {
  const { sealed, masked } = readAccount(config, iban);
  await sql`
    insert into bank_details (user_id, kind, holder, iban_sealed, iban_masked, changed_at, confirmed_at, confirmed_by)
    values (${userId}, 'guest', ${holder}, ${sealed}, ${masked}, ${now}, ${now}, ${adminId})
    on conflict (user_id) do update set kind = excluded.kind, holder = excluded.holder, iban_sealed = excluded.iban_sealed,
      iban_masked = excluded.iban_masked, changed_at = excluded.changed_at, confirmed_at = excluded.confirmed_at,
      confirmed_by = excluded.confirmed_by`.execute(trx);
  return masked;
}

/** The account to which the next run pays a guest, and why the latest line came back if no account was entered since. */
export async function findGuestAccount(
  db: Database,
  userId: string,
): Promise<{ account: { holder: string; iban: string } | null; cameBack: string | null }> {
  const { rows } = await sql<{ holder: string | null; iban: string | null; came_back: string | null }>`
    select b.holder, b.iban_masked as iban, ${cameBack(sql`u.id`, sql`'guest'`)} as came_back
    from app_user u left join bank_details b on b.user_id = u.id and b.kind = 'guest' where u.id = ${userId}`.execute(
    db,
  );
  const { holder = null, iban = null, came_back = null } = rows[0] ?? {};
  return { account: holder !== null && iban !== null ? { holder, iban } : null, cameBack: came_back };
}

/**
 * Locks all guests who get money to their bank, so that they can't get it in another way meanwhile.
 * @returns their ids; a guest whose account is entered later waits for the next run
 */
export async function lockGuestsToPay(trx: Transaction): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`select user_id from bank_details where kind = 'guest'`.execute(trx);
  const ids = rows.map(({ user_id }) => user_id);
  await lockWallets(trx, ids);
  return new Set(ids);
}

/** Forgets a guest's account after a filed line came back from it: the bank has said that the account is no good. */
export async function dropRefusedDetails(trx: Transaction, lineId: string): Promise<void> {
  await sql`
    delete from bank_details b using payout_line l
    where l.id = ${lineId} and b.user_id = l.user_id and b.kind = 'guest' and b.changed_at <= l.filed_at`.execute(trx);
}

/** Guests' accounts to which nothing has to be paid any more, whichever way their money went. */
export async function findUnneededDetails(db: Database): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from bank_details b where kind = 'guest'
      and (select coalesce(sum(amount_cents), 0) from posting where account = 'owed_to_guest' and owner_id = b.user_id) <= 0
      and not exists (select from payout_line l where l.user_id = b.user_id and l.state in ('proposed', 'filed'))`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Forgets the account of a guest to whom Rondo owes nothing, if nothing is on its way to them. */
export async function dropGuestDetails(trx: Transaction, userId: string): Promise<void> {
  await lockWallets(trx, [userId]);
  await dropUnneededDetails(trx, userId);
}
