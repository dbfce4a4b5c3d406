import type {
  CallRequest,
  answerEnquiry as answerEnquiryCall,
  changeEnquiry as changeEnquiryCall,
} from '@rondo/contract';
import { type EnquiryActKind, enquiryActs, type EnquiryKind } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Config } from '../../platform/config.ts';
import { type Database, type Transaction, violates } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';

type Enquiry = Pick<Rows['enquiry'], 'kind' | 'name' | 'email' | 'language' | 'details' | 'state' | 'assigned_to'>;

/**
 * Somebody's enquiry, locked until the transaction ends, if this can be done with it.
 * @throws Refused `enquiry_not_found`; `already_decided`
 */
export async function lockEnquiry(trx: Transaction, id: string, act: EnquiryActKind): Promise<Enquiry> {
  const { rows } = await sql<Enquiry>`
    select kind, name, email, language, details, state, assigned_to from enquiry where id = ${id} for update`.execute(
    trx,
  );
  const enquiry = rows[0];
  if (!enquiry || (act === 'decide' && enquiry.kind !== 'organiser')) throw new Refused('enquiry_not_found');
  if (!enquiryActs(enquiry).includes(act)) throw new Refused('already_decided');
  return enquiry;
}

/** Keeps what a person is mailed: an answer, or a decision's note. */
export async function keepAnswer(
  trx: Transaction,
  { enquiryId, by, words }: { enquiryId: string; by: string; words: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into enquiry_answer (enquiry_id, answered_by, words, created_at)
    values (${enquiryId}, ${by}, ${words}, ${now})`.execute(trx);
  await sql`update enquiry set answer = ${words} where id = ${enquiryId}`.execute(trx);
}

/**
 * Assigns an enquiry to an admin, unassigns it, closes it without an answer, or reopens it.
 * @throws Refused `enquiry_not_found`, `user_not_found` for a user who is no admin; `application_newer`; `already_decided`
 */
export async function changeEnquiry(
  context: { db: Database },
  call: AdminCall,
  id: string,
  { assignee, state }: CallRequest<typeof changeEnquiryCall>['body'],
): Promise<void> {
  const subject = { kind: 'enquiry', id };
  if (state === 'closed')
    await adminCommand(context, call, { action: 'enquiry.close', subject }, async (trx, now) => {
      const enquiry = await lockEnquiry(trx, id, 'close');
      await sql`update enquiry set state = 'closed', state_at = ${now} where id = ${id}`.execute(trx);
      return { answer: true, before: { state: enquiry.state }, after: { state } };
    });
  if (state === 'open')
    await adminCommand(context, call, { action: 'enquiry.reopen', subject }, async (trx, now) => {
      const enquiry = await lockEnquiry(trx, id, 'reopen');
      const next = enquiry.assigned_to === null ? 'open' : 'assigned';
      await reopen(trx, id, next, now);
      return { answer: true, before: { state: enquiry.state }, after: { state: next } };
    });
  if (assignee === undefined) return;
  const { from, to } = assignee;
  await adminCommand(context, call, { action: 'enquiry.assign', subject }, async (trx, now) => {
    const enquiry = await lockEnquiry(trx, id, 'assign');
    if (enquiry.assigned_to !== from || from === to) throw new Refused('already_decided');
    if (to !== null) await requireAssignable(trx, to);
    const next = to === null ? 'open' : 'assigned';
    await sql`
      update enquiry set assigned_to = ${to}, state = ${next}, state_at = ${now} where id = ${id}`.execute(trx);
    return { answer: true, before: { assignedTo: from }, after: { assignedTo: to } };
  });
}

/** @throws Refused `application_newer` if the address has another open application */
async function reopen(trx: Transaction, id: string, state: 'open' | 'assigned', now: Date): Promise<void> {
  try {
    await sql`update enquiry set state = ${state}, state_at = ${now} where id = ${id}`.execute(trx);
  } catch (error) {
    if (violates(error, 'enquiry_application')) throw new Refused('application_newer');
    throw error;
  }
}

async function requireAssignable(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from app_user where id = ${id} and role = 'admin' and banned_at is null and deleted_at is null`.execute(trx);
  if (rows.length === 0) throw new Refused('user_not_found');
}

/**
 * Mails the sender an answer, in the language they wrote in. The answer is kept with the enquiry, not in the log.
 * @throws Refused `enquiry_not_found`; `already_decided`, also where somebody has answered since the admin looked
 */
export async function answerEnquiry(
  context: { db: Database; jobs: Jobs; config: Config },
  call: AdminCall,
  id: string,
  { answer: words, after }: CallRequest<typeof answerEnquiryCall>['body'],
): Promise<void> {
  const { jobs, config } = context;
  const command = { action: 'enquiry.answer', subject: { kind: 'enquiry', id } } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { kind, email, name, language, state } = await lockEnquiry(trx, id, 'answer');
    if ((await countAnswers(trx, id)) !== after) throw new Refused('already_decided');
    await keepAnswer(trx, { enquiryId: id, by: call.viewer.id, words }, now);
    await sql`
      update enquiry set state = 'answered', state_at = ${now}, assigned_to = coalesce(assigned_to, ${call.viewer.id})
      where id = ${id}`.execute(trx);
    const link = `${config.publicUrl}${pages[kind]}`;
    const params = { answer: words };
    await queueMails(trx, jobs, [{ to: email, name, language, kind: 'enquiryAnswered', params, link }], now);
    return { answer: true, before: { state }, after: { state: 'answered' } };
  });
}

async function countAnswers(trx: Transaction, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from enquiry_answer where enquiry_id = ${id}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The page on which each kind is written. */
const pages: Record<EnquiryKind, string> = {
  business: '/contact',
  facility: '/facility-contact',
  organiser: '/organiser-contact',
};
