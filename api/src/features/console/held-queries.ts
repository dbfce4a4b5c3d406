import { findBalances } from '../../platform/database/balances.ts';
import type { Database } from '../../platform/db.ts';

export interface OwedRow {
  account: 'wallet' | 'owed_to_organiser';
  cents: number;
  /** The change since the compared time. */
  since_cents: number;
}

/** What Rondo owes to players (their wallets) and to organisers, in all. */
export async function findOwedInAll(db: Database, thenNow: Date): Promise<OwedRow[]> {
  const [now, then] = await Promise.all([findBalances(db), findBalances(db, new Date(thenNow.getTime() + 1))]);
  return (['wallet', 'owed_to_organiser'] as const).map((account) => {
    const [cents = 0, before = 0] = [now, then].map(
      (balances) => balances.find((one) => one.account === account)?.cents,
    );
    return { account, cents, since_cents: cents - before };
  });
}
