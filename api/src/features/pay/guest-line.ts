import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import type { SettledLine } from './queries.ts';

type Person = Pick<Rows['app_user'], 'role' | 'deleted_at'>;

/**
 * Locks the account and the wallet of a person who was paid as a guest (reliability.md#locks), so that neither their money nor their role
 * changes.
 */
export async function lockGuest(trx: Transaction, userId: string): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select role, deleted_at from app_user where id = ${userId} for no key update`.execute(trx);
  await lockWallets(trx, [userId]);
  return rows[0] ?? null;
}

/**
 * Checks, before the money leaves again, that the money returned from a guest's line is still kept for them; organisers' pay is set off instead.
 * @throws Refused the given code
 */
export async function requireKept(
  trx: Transaction,
  { kind, user_id: userId, amount_cents: cents }: SettledLine,
  code: 'kept_gone' | 'payout_not_undone',
): Promise<void> {
  if (kind !== 'guest') return;
  await lockGuest(trx, userId);
  const { rows } = await sql<{ kept_cents: number }>`
    select coalesce(sum(amount_cents), 0) as kept_cents from posting
    where account = 'owed_to_guest' and owner_id = ${userId}`.execute(trx);
  if ((rows[0]?.kept_cents ?? 0) < cents) throw new Refused(code);
}

/** Keeps returned money for a guest. A person who set a password meanwhile gets it as credit, and one who has left gives it up. */
export async function keepForGuest(
  trx: Transaction,
  { id, user_id: userId, amount_cents: cents, steps }: SettledLine,
  { role, deleted_at }: Person,
  now: Date,
): Promise<void> {
  if (role === 'guest') return;
  if (deleted_at === null) return releaseOwed(trx, userId, now);
  const postings = [
    { account: 'owed_to_guest' as const, ownerId: userId, amountCents: -cents },
    { account: 'revenue' as const, ownerId: null, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'forfeit', key: `forfeit:${id}:${steps + 1}`, userId, postings }], now);
}
