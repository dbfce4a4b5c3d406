import type { CallRequest, decideCorrection as decideCorrectionCall } from '@rondo/contract';
import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { dropUnneededDetails } from '../pay/keep-bank-details.ts';
import { lockPay } from '../pay/make-payout.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { requireCorrectable } from './require-correctable.ts';

type Correction = Rows['correction'];
type Decision = CallRequest<typeof decideCorrectionCall>['body'];

/**
 * Approves the correction that another admin proposed, which books it and tells the person, or declines it; once.
 * @throws Refused `correction_not_found`, `not_on_oneself`, `own_proposal`, `already_decided`, `correction_expired`,
 * `proposer_no_admin`, and what {@link requireCorrectable} refuses
 */
export async function decideCorrection(
  context: MessageContext & { db: Database },
  call: AdminCall,
  id: string,
  { decision, reason }: Decision,
): Promise<void> {
  const { rows } = await sql<Pick<Correction, 'user_id'>>`select user_id from correction where id = ${id}`.execute(
    context.db,
  );
  const [known] = rows;
  if (!known) throw new Refused('correction_not_found');
  const act = decision === 'approved' ? 'approve' : 'decline';
  const subject = { kind: 'user', id: known.user_id };
  const command = { action: `correction.${act}`, subject, about: known.user_id, asksIdentity: true, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const correction = await lockOpen(trx, id, call.viewer.id, now);
    const { account, against, amount_cents: cents } = correction;
    const facts = { correction: id, account, against, cents };
    const balance = decision === 'approved' ? await book(trx, context, correction, now) : null;
    await sql`
      update correction set decision = ${decision}, decided_by = ${call.viewer.id}, decided_at = ${now},
        decided_reason = ${reason} where id = ${id}`.execute(trx);
    if (balance === null) return { answer: true, after: facts };
    return { answer: true, before: { balance }, after: { ...facts, balance: balance + cents } };
  });
}

async function lockOpen(trx: Transaction, id: string, adminId: string, now: Date): Promise<Correction> {
  const { rows } = await sql<Correction>`select * from correction where id = ${id} for no key update`.execute(trx);
  const [correction] = rows;
  if (!correction) throw new Refused('correction_not_found');
  if (correction.proposed_by === adminId) throw new Refused('own_proposal');
  if (correction.decision !== null) throw new Refused('already_decided');
  if (Date.parse(correction.expires_at) <= now.getTime()) throw new Refused('correction_expired');
  return correction;
}

/** @returns what the account held before */
async function book(trx: Transaction, context: MessageContext, correction: Correction, now: Date): Promise<Cents> {
  const { id, user_id: userId, account, against, amount_cents: cents, order_id: orderId } = correction;
  await requireProposerAdmin(trx, correction.proposed_by);
  if (account === 'owed_to_organiser') await lockPay(trx);
  await lockWallets(trx, [userId]);
  const balance = await requireCorrectable(trx, userId, { account, cents });
  const postings = [
    { account, ownerId: account === 'losses' ? null : userId, amountCents: cents },
    { account: against, ownerId: null, amountCents: -cents },
  ];
  const about = { userId, ...(orderId !== null && { orderId }) };
  await postJournals(trx, [{ kind: 'correction', key: `correction:${id}`, ...about, postings }], now);
  if (account === 'owed_to_organiser') await dropUnneededDetails(trx, userId);
  // The house's loss changes nothing for them.
  if (account !== 'losses') {
    const to = await lockReceiver(trx, { id: userId });
    const { reason } = correction;
    if (to) await sendMessages(trx, context, [events.corrected(to, { account, amountCents: cents, reason })], now);
  }
  return balance;
}

/** Both have to be admins: what somebody proposed who was unmade since needs another proposal. */
async function requireProposerAdmin(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from app_user where id = ${id} and role = 'admin' and banned_at is null and deleted_at is null`.execute(trx);
  if (rows.length === 0) throw new Refused('proposer_no_admin');
}
