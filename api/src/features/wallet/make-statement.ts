import { type StatementKind, statementDaysMax, statementKinds } from '@rondo/contract';
import { amsterdamDay, type Cents, day } from '@rondo/rules';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findStatement, type StatementRow } from './statement-queries.ts';

export interface Statement {
  /** First and last day, local to Europe/Amsterdam. */
  from: string;
  to: string;
  openingCents: Cents;
  lines: (Omit<StatementRow, 'kind'> & { kind: StatementKind; balanceCents: Cents })[];
  closingCents: Cents;
}

/**
 * A wallet's statement for whole days, made only from the ledger's postings. Each line has the balance after it, so that the opening balance and the
 * amounts add up to the closing balance, with which the next statement opens.
 * @param period without `from` it starts with the month of its last day, without `to` it ends today
 * @throws Refused `invalid_input` for more than a year's days
 */
export async function makeStatement(
  db: Database,
  userId: string,
  period: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<Statement> {
  const today = amsterdamDay(now);
  const to = period.to ?? (period.from !== undefined && period.from > today ? period.from : today);
  const from = period.from ?? `${to.slice(0, 8)}01`;
  // The same limit as for a period with both ends (contract/src/statement.ts).
  if (Date.parse(to) - Date.parse(from) > statementDaysMax * day)
    throw new Refused('invalid_input', undefined, [{ path: 'to', message: `at most ${statementDaysMax} days` }]);
  const { openingCents, rows } = await findStatement(db, userId, { from: startOfDay(from), until: endOfDay(to) });
  let balanceCents = openingCents;
  const lines = rows.map(({ kind, ...row }) => {
    balanceCents += row.amount_cents;
    return { ...row, kind: statementKinds.find((known) => known === kind) ?? 'other', balanceCents };
  });
  return { from, to, openingCents, lines, closingCents: balanceCents };
}
