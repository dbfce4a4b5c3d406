import type { PayKind } from '@rondo/contract';
import type { Cents } from '@rondo/rules';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';
import type { Database } from '../../platform/db.ts';
import { findPay, type PaidRow, type PayRow } from './queries.ts';

export interface PayStatement {
  year: number;
  openingCents: Cents;
  lines: PaidRow[];
}

/** An organiser's earnings and payouts in a year, made only from the postings; each line has the amount owed after it. */
export async function makePayStatement(db: Database, userId: string, year: number): Promise<PayStatement> {
  const { openingCents, rows } = await findPay(db, userId, {
    from: startOfDay(`${year}-01-01`),
    until: endOfDay(`${year}-12-31`),
  });
  let balanceCents = openingCents;
  const lines = rows.map((row) => {
    balanceCents += row.amount_cents;
    return { ...row, kind: payKindOf(row), balanceCents };
  });
  return { year, openingCents, lines };
}

const kinds: Record<string, PayKind> = {
  organiser_pay: 'game',
  payout: 'payout',
  // The money left after all, although it was reported as returned.
  payout_executed: 'payout',
  payout_undone: 'payout',
  payout_returned: 'returned',
};

/** The kind of a journal in an organiser's statement; anything else is a correction. */
export function payKindOf({ kind }: Pick<PayRow, 'kind'>): PayKind {
  return kinds[kind] ?? 'correction';
}
