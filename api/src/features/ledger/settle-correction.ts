import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import { requireApart } from '../../platform/admins/appointments.ts';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { bookCorrection, type Correction, lockCorrected } from './book-correction.ts';

/** Who decided, and why; `by` is null for a command on the server. */
export interface Decided {
  decision: NonNullable<Correction['decision']>;
  by: string | null;
  reason: string;
}

/** The facts of a correction in the audit log. */
export const correctionFacts = ({
  id,
  account,
  against,
  amount_cents: cents,
}: Pick<Correction, 'id' | 'account' | 'against' | 'amount_cents'>) => ({ correction: id, account, against, cents });

/** @throws Refused `correction_not_found` */
export async function findConcerned(
  trx: Transaction,
  id: string,
): Promise<Pick<Correction, 'user_id' | 'proposed_by'>> {
  const { rows } = await sql<Pick<Correction, 'user_id' | 'proposed_by'>>`
    select user_id, proposed_by from correction where id = ${id}`.execute(trx);
  const [known] = rows;
  if (!known) throw new Refused('correction_not_found');
  return known;
}

/**
 * Locks a correction that is still to be decided.
 * @param by the admin who decides; null for a command on the server
 * @throws Refused `correction_not_found`, `own_proposal`, `admins_of_one_hand`, `already_decided`, `correction_expired`
 */
export async function lockOpen(trx: Transaction, id: string, by: string | null, now: Date): Promise<Correction> {
  const { rows } = await sql<Correction>`select * from correction where id = ${id} for no key update`.execute(trx);
  const [correction] = rows;
  if (!correction) throw new Refused('correction_not_found');
  if (correction.proposed_by === by) throw new Refused('own_proposal');
  if (by !== null) await requireApart(trx, by, correction.proposed_by);
  if (correction.decision !== null) throw new Refused('already_decided');
  if (Date.parse(correction.expires_at) <= now.getTime()) throw new Refused('correction_expired');
  return correction;
}

/**
 * Approves a correction, which books it and tells the person, or declines it. The caller has locked it by {@link lockOpen}.
 * @returns the facts for the audit log
 * @throws Refused `proposer_no_admin`, and what {@link bookCorrection} refuses
 */
export async function settleCorrection(
  trx: Transaction,
  context: MessageContext,
  correction: Correction,
  { decision, by, reason }: Decided,
  now: Date,
): Promise<{ movedCents?: Cents; before?: { balance: Cents }; after: Record<string, unknown> }> {
  const facts = correctionFacts(correction);
  const balance = decision === 'approved' ? await approve(trx, context, correction, now) : null;
  await sql`
    update correction set decision = ${decision}, decided_by = ${by}, decided_at = ${now}, decided_reason = ${reason}
    where id = ${correction.id}`.execute(trx);
  if (balance === null) return { after: facts };
  return { movedCents: facts.cents, before: { balance }, after: { ...facts, balance: balance + facts.cents } };
}

/** @returns what the account held before */
async function approve(trx: Transaction, context: MessageContext, correction: Correction, now: Date): Promise<Cents> {
  await requireProposerAdmin(trx, correction.proposed_by);
  await lockCorrected(trx, correction.account, correction.user_id);
  return bookCorrection(trx, context, correction, now);
}

/** Both have to be admins: if the proposer no longer is one, the correction needs a new proposal. */
async function requireProposerAdmin(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from app_user where id = ${id} and role = 'admin' and banned_at is null and deleted_at is null`.execute(trx);
  if (rows.length === 0) throw new Refused('proposer_no_admin');
}
