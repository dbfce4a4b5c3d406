import type { CallRequest, changeEnquiry as changeEnquiryCall } from '@rondo/contract';
import type { EnquiryKind, EnquiryState } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';

type Enquiry = Pick<Rows['enquiry'], 'kind' | 'name' | 'email' | 'language' | 'details' | 'state' | 'assigned_to'>;

/**
 * Somebody's enquiry, locked until the transaction ends, while nobody has dealt with it.
 * @throws Refused `enquiry_not_found`; `already_decided`
 */
export async function lockEnquiry(
  trx: Transaction,
  id: string,
  { states, kind }: { states: readonly EnquiryState[]; kind?: EnquiryKind },
): Promise<Enquiry> {
  const { rows } = await sql<Enquiry>`
    select kind, name, email, language, details, state, assigned_to from enquiry where id = ${id} for update`.execute(
    trx,
  );
  const enquiry = rows[0];
  if (!enquiry || (kind !== undefined && enquiry.kind !== kind)) throw new Refused('enquiry_not_found');
  if (!states.includes(enquiry.state)) throw new Refused('already_decided');
  return enquiry;
}

/**
 * Gives an enquiry to an admin, takes it from one, or closes it without a word.
 * @throws Refused `enquiry_not_found`, `user_not_found` for a user who is no admin; `already_decided`
 */
export async function changeEnquiry(
  context: { db: Database },
  call: AdminCall,
  id: string,
  { assignee, state }: CallRequest<typeof changeEnquiryCall>['body'],
): Promise<void> {
  const subject = { kind: 'enquiry', id };
  if (state !== undefined)
    await adminCommand(context, call, { action: 'enquiry.close', subject }, async (trx, now) => {
      const enquiry = await lockEnquiry(trx, id, { states: ['open', 'assigned', 'answered'] });
      await sql`update enquiry set state = ${state}, state_at = ${now} where id = ${id}`.execute(trx);
      return { answer: true, before: { state: enquiry.state }, after: { state } };
    });
  if (assignee === undefined) return;
  const { from, to } = assignee;
  await adminCommand(context, call, { action: 'enquiry.assign', subject }, async (trx, now) => {
    const enquiry = await lockEnquiry(trx, id, { states: ['open', 'assigned'] });
    if (enquiry.assigned_to !== from || from === to) throw new Refused('already_decided');
    if (to !== null) await requireAssignable(trx, to);
    const next = to === null ? 'open' : 'assigned';
    await sql`
      update enquiry set assigned_to = ${to}, state = ${next}, state_at = ${now} where id = ${id}`.execute(trx);
    return { answer: true, before: { assignedTo: from }, after: { assignedTo: to } };
  });
}

async function requireAssignable(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from app_user where id = ${id} and role = 'admin' and banned_at is null and deleted_at is null`.execute(trx);
  if (rows.length === 0) throw new Refused('user_not_found');
}

/**
 * Mails the sender an answer, in the language they wrote in. The answer is kept with the enquiry, not in the log.
 * @throws Refused `enquiry_not_found`, `already_decided`
 */
export async function answerEnquiry(
  context: { db: Database; jobs: Jobs; config: Config },
  call: AdminCall,
  id: string,
  answer: string,
): Promise<void> {
  const { jobs, config } = context;
  const command = { action: 'enquiry.answer', subject: { kind: 'enquiry', id } } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { kind, email, name, language, state } = await lockEnquiry(trx, id, { states: ['open', 'assigned'] });
    await sql`
      update enquiry set state = 'answered', state_at = ${now}, answer = ${answer},
        assigned_to = coalesce(assigned_to, ${call.viewer.id})
      where id = ${id}`.execute(trx);
    const link = `${config.publicUrl}${pages[kind]}`;
    await queueMails(
      trx,
      jobs,
      [{ to: email, name, language, kind: 'enquiryAnswered', params: { answer }, link }],
      now,
    );
    return { answer: true, before: { state }, after: { state: 'answered' } };
  });
}

/** The page that each kind was written on. */
const pages: Record<EnquiryKind, string> = {
  business: '/contact',
  facility: '/facility-contact',
  organiser: '/organiser-contact',
};
