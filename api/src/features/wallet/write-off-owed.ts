import type { Transaction } from '../../platform/db.ts';
import { lockWallets, postJournals } from './post-journals.ts';

/** Books the debt of a person who leaves Rondo as a loss, because nobody is left to pay it (product.md#leaving-rondo). */
export async function writeOffOwed(trx: Transaction, userId: string, now: Date): Promise<void> {
  const { rows } = await lockWallets(trx, [userId]);
  const owedCents = rows[0]?.owed_cents ?? 0;
  if (owedCents === 0) return;
  const postings = [
    { account: 'owed_by_person' as const, ownerId: userId, amountCents: owedCents },
    { account: 'losses' as const, ownerId: null, amountCents: -owedCents },
  ];
  await postJournals(trx, [{ kind: 'owed_ended', key: `owed_ended:${userId}:left`, userId, postings }], now);
}
