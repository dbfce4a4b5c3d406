import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { lockWallets, postJournals } from './post-journals.ts';

/**
 * Turns the money kept for a guest into credit when they get a password (product.md#guests). The wallet is locked first, as by bookings for a guest,
 * so that none happens at the same time.
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
