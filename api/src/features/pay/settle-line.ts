import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { dropUnneededDetails } from './keep-bank-details.ts';
import type { SettledLine } from './queries.ts';
import { tellOfPayout } from './tell-of-payout.ts';

/**
 * Books what the bank did with a line of a run: the money left, or it is owed again, also when it had left and came back. Saying the same
 * again books nothing.
 * @returns what it was before
 * @throws Refused `payout_not_found`, `not_on_oneself`, `payout_not_filed`, `payout_line_settled`
 */
export async function settleLine(
  trx: Transaction,
  context: MessageContext,
  adminId: string,
  {
    payoutId,
    lineId,
    state,
    reason,
  }: { payoutId: string; lineId: string; state: 'executed' | 'returned'; reason: string },
  now: Date,
): Promise<SettledLine['state']> {
  const { rows } = await sql<SettledLine>`
    select id, user_id, amount_cents, iban_masked, state from payout_line
    where id = ${lineId} and run_id = ${payoutId} for no key update`.execute(trx);
  const [line] = rows;
  if (!line) throw new Refused('payout_not_found');
  if (line.user_id === adminId) throw new Refused('not_on_oneself');
  if (line.state === state) return state;
  if (line.state === 'returned') throw new Refused('payout_line_settled');
  if (state === 'executed' && line.state === 'proposed') throw new Refused('payout_not_filed');
  await book(trx, line, state, now);
  await sql`
    update payout_line set executed_at = ${state === 'executed' ? now : sql`executed_at`},
      returned_at = ${state === 'returned' ? now : null}, reason = ${state === 'returned' ? reason : ''}
    where id = ${lineId}`.execute(trx);
  const message = await tellOfPayout(trx, line, { state, reason, now });
  await sendMessages(trx, context, message ? [message] : [], now);
  await dropUnneededDetails(trx, line.user_id);
  return line.state;
}

async function book(
  trx: Transaction,
  { id, user_id: userId, amount_cents: cents, state: before }: SettledLine,
  state: 'executed' | 'returned',
  now: Date,
): Promise<void> {
  const from =
    before === 'executed'
      ? ({ account: 'bank', ownerId: null } as const)
      : ({ account: 'payout', ownerId: id } as const);
  const to =
    state === 'executed'
      ? ({ account: 'bank', ownerId: null } as const)
      : ({ account: 'owed_to_organiser', ownerId: userId } as const);
  const postings = [
    { ...from, amountCents: -cents },
    { ...to, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: `payout_${state}`, key: `payout_${state}:${id}`, userId, postings }], now);
}
