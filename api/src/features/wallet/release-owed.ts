import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { lockWallets, postJournals } from './post-journals.ts';

/**
 * What is kept for a guest becomes credit when they get a password (3-decisions §1). The wallet is locked first, as whoever
 * books for a guest does, so that nothing is booked beside it.
 */
export async function releaseOwed(trx: Transaction, userId: string, now: Date): Promise<void> {
  await lockWallets(trx, [userId]);
  const { rows } = await sql<{ cents: number; last: number }>`
    select coalesce(sum(amount_cents), 0) as cents, max(id) as last
    from posting where account = 'owed_to_guest' and owner_id = ${userId}`.execute(trx);
  const { cents = 0, last = 0 } = rows[0] ?? {};
  if (cents <= 0) return;
  const postings = [
    { account: 'owed_to_guest' as const, ownerId: userId, amountCents: -cents },
    { account: 'wallet' as const, ownerId: userId, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'guest_release', key: `guest_release:${userId}:${last}`, userId, postings }], now);
}
