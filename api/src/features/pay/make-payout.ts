import { type Cents, centsToEuros, isPaidOut, organiserPayTerms } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { lockGuestsToPay } from './guest-details.ts';
import { owedAccounts } from './owed-accounts.ts';
import { findOwed, isPayable } from './queries.ts';

/** An arbitrary number; its lock makes runs come one after another. */
const runLock = 740_053;

/**
 * Locks pay: a transaction that takes something from what organisers are owed waits for a run, and a run waits for it. Money kept for a guest is
 * guarded by the wallet's lock.
 */
export const lockPay = (trx: Transaction) => sql`select pg_advisory_xact_lock(${runLock})`.execute(trx);

/**
 * Makes a payout run with a line for each organiser who is owed enough and has bank details, and for each guest for whom an account was entered. The
 * money moves to "on its way", so that no other run pays it again (decisions/0041-organisers-pay.md, decisions/0079-guests-money.md).
 * @returns its id, and how much it pays
 * @throws Refused `nothing_to_pay`
 */
export async function makePayout(trx: Transaction, adminId: string, now: Date): Promise<{ id: string; cents: Cents }> {
  await lockPay(trx);
  const guests = await lockGuestsToPay(trx);
  const owed = (await findOwed(trx))
    .filter(({ id, kind }) => kind === 'organiser' || guests.has(id))
    .filter((row) => isPaidOut(row.owed_cents, { kind: row.kind, hasLeft: row.has_left }) && isPayable(row, now));
  if (owed.length === 0)
    throw new Refused('nothing_to_pay', { above: centsToEuros(organiserPayTerms.paidAboveCents).toFixed(2) });
  const run = await sql<{ id: string }>`
    insert into payout_run (created_by, created_at) values (${adminId}, ${now}) returning id`.execute(trx);
  const id = run.rows[0]?.id ?? '';
  const lines = owed.map(({ id: userId, owed_cents: cents, new_at: changedAt }) => ({ userId, cents, changedAt }));
  const { rows } = await sql<Pick<Rows['payout_line'], 'id' | 'kind' | 'user_id' | 'amount_cents'>>`
    insert into payout_line (run_id, kind, user_id, amount_cents, holder, iban_sealed, iban_masked, details_changed_at)
    select ${id}, b.kind, b.user_id, l.cents, b.holder, b.iban_sealed, b.iban_masked, l."changedAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("userId" uuid, cents integer, "changedAt" timestamptz)
    join bank_details b on b.user_id = l."userId" order by b.user_id
    returning id, kind, user_id, amount_cents`.execute(trx);
  await postJournals(
    trx,
    rows.map(({ id: lineId, kind, user_id: userId, amount_cents: cents }) => ({
      kind: 'payout',
      key: `payout:${lineId}`,
      userId,
      postings: [
        { account: owedAccounts[kind], ownerId: userId, amountCents: -cents },
        { account: 'payout', ownerId: lineId, amountCents: cents },
      ],
    })),
    now,
  );
  return { id, cents: rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0) };
}
