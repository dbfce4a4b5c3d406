import { centsToEuros } from '@rondo/rules';
import { endByHand, type HeldRides, type PassEnd, settlePass } from '@rondo/rules/passes';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { heldRides, openPasses, type PassRow } from './pass-row.ts';

/**
 * Hands a pass back: its owner's balance gets what the refund policy gives for the games left (product.md#passes, decisions/0071-passes.md).
 * @throws Refused `pass_over` for a pass that isn't theirs or has ended; `refund_changed` if the refund isn't what they saw
 */
export function handBackPass(
  db: Database,
  {
    userId,
    passId,
    shownCents,
    key,
  }: { userId: string; passId: string; shownCents: number; key: IdempotencyKey | null },
): Promise<{ refundCents: number; balanceCents: number }> {
  return runIdempotently(db, userId, key, async (trx) => {
    const { rows } = await lockWallets(trx, [userId]);
    const pass = await findOpen(trx, passId);
    if (pass?.user_id !== userId) throw new Refused('pass_over');
    const end = endByHand({ gamesToCome: pass.to_come });
    const { refundCents } = settlePass(heldRides(pass), end);
    if (shownCents !== refundCents)
      throw new Refused('refund_changed', { amount: centsToEuros(refundCents).toFixed(2) });
    await endPass(trx, pass, end, await timeAfterLock(trx));
    return { refundCents, balanceCents: (rows[0]?.balance_cents ?? 0) + refundCents };
  });
}

/** An open pass, read after its owner's wallet is locked. */
export async function findOpen(trx: Transaction, passId: string): Promise<PassRow | null> {
  const { rows } = await sql<PassRow>`${openPasses} and p.id = ${passId}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Ends a pass whose owner's wallet is locked: the wallet gets what the policy gives, the house keeps the rest.
 * @returns what came back, in cents
 */
export async function endPass(trx: Transaction, pass: PassRow, end: PassEnd, now: Date): Promise<number> {
  const held = heldRides(pass);
  const { refundCents, retainedCents } = settlePass(held, end);
  const { id, user_id: userId, game_id: gameId } = pass;
  await closePass(trx, { ...held, id }, end, refundCents, now);
  const postings = [
    { account: 'pass' as const, ownerId: id, amountCents: -(refundCents + retainedCents) },
    { account: 'wallet' as const, ownerId: userId, amountCents: refundCents },
    { account: 'revenue' as const, ownerId: null, amountCents: retainedCents },
  ];
  if (held.ridesLeft > 0)
    await postJournals(trx, [{ kind: 'pass_back', key: `pass_back:${id}`, gameId, userId, postings }], now);
  return refundCents;
}

/** Writes down that a pass has ended; the caller books its money. */
export async function closePass(
  trx: Transaction,
  { id, ridesLeft, rideCents }: HeldRides & { id: string },
  outcome: NonNullable<Rows['pass']['outcome']>,
  refundCents: number,
  now: Date,
): Promise<void> {
  await sql`
    update pass set ended_at = ${now}, outcome = ${outcome}, refunded_cents = ${refundCents},
      retained_cents = ${ridesLeft * rideCents - refundCents}
    where id = ${id} and ended_at is null`.execute(trx);
}

/** Gives up the passes of a person who leaves Rondo, with the money on them, like their balance; the wallet is locked. */
export async function giveUpPasses(trx: Transaction, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<PassRow>`${openPasses} and p.user_id = ${userId} order by p.id`.execute(trx);
  for (const pass of rows) {
    const held = heldRides(pass);
    await closePass(trx, { ...held, id: pass.id }, 'given_up', 0, now);
    const cents = held.ridesLeft * held.rideCents;
    const postings = [
      { account: 'pass' as const, ownerId: pass.id, amountCents: -cents },
      { account: 'revenue' as const, ownerId: null, amountCents: cents },
    ];
    if (cents > 0)
      await postJournals(trx, [{ kind: 'forfeit', key: `forfeit:pass:${pass.id}`, userId, postings }], now);
  }
}
