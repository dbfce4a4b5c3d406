import { enquiryDetails } from '@rondo/contract';
import { enquiryKeptDays } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { makeOrganiser } from '../enquiries/make-organiser.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { keepAnswer, lockEnquiry } from './change-enquiry.ts';

interface Deciding {
  db: Database;
  jobs: Jobs;
  config: Config;
}

/**
 * Approves an application. The account with its address becomes an organiser and must log in anew. If no account has proved the address, its owner is
 * invited, and becomes an organiser by confirming it (decisions/0040-enquiries.md).
 * @throws Refused `enquiry_not_found`, `already_decided`, `account_banned`; `not_on_oneself`
 */
export async function approveApplication(context: Deciding, call: AdminCall, id: string, note: string): Promise<void> {
  const { db, jobs, config } = context;
  const about = await findAddressed(db, id);
  const command = {
    action: 'application.approve',
    subject: { kind: 'enquiry', id },
    ...(about && { about: about.id }),
  } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { email, name, language, details, state } = await lockEnquiry(trx, id, 'decide');
    const { freelancer } = enquiryDetails.organiser.parse(details);
    // The address may have been confirmed since; deciding and confirming both wait for the enquiry's lock.
    const person = await findAddressed(trx, id);
    if (person?.id === call.viewer.id) throw new Refused('not_on_oneself');
    if (person?.banned_at) throw new Refused('account_banned');
    const account = person && person.role !== 'guest' && person.confirmed_at !== null ? person : null;
    await sql`
      update enquiry set state = 'approved', state_at = ${now}, awaits_account = ${account === null}
      where id = ${id}`.execute(trx);
    await keepAnswer(trx, { enquiryId: id, by: call.viewer.id, words: note }, now);
    if (account) await makeOrganiser(trx, account.id, { freelancer });
    const mail = account
      ? { ...account, kind: 'applicationApproved' as const, link: config.publicUrl + mailedPaths.organising() }
      : { name, language, kind: 'applicationInvited' as const, link: `${config.publicUrl}/signup` };
    const params = { note: `“${note}”`, email, days: String(enquiryKeptDays.organiser) };
    const { kind, link } = mail;
    await queueMails(trx, jobs, [{ to: email, name: mail.name, language: mail.language, kind, params, link }], now);
    const organiserKind = freelancer ? 'freelance' : 'volunteer';
    return {
      answer: true,
      before: { state, ...(account && { role: account.role, organiserKind: account.organiser_kind }) },
      after: {
        state: 'approved',
        userId: account?.id ?? null,
        organiserKind,
        ...(account && { role: account.role === 'admin' ? 'admin' : 'organiser' }),
      },
    };
  });
}

/**
 * Declines an application; the applicant reads the note.
 * @throws Refused `enquiry_not_found`, `already_decided`
 */
export async function declineApplication(context: Deciding, call: AdminCall, id: string, note: string): Promise<void> {
  const { jobs, config } = context;
  const command = { action: 'application.decline', subject: { kind: 'enquiry', id } } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { email, name, language, state } = await lockEnquiry(trx, id, 'decide');
    await sql`update enquiry set state = 'declined', state_at = ${now} where id = ${id}`.execute(trx);
    await keepAnswer(trx, { enquiryId: id, by: call.viewer.id, words: note }, now);
    const params = { note: `“${note}”` };
    const link = `${config.publicUrl}/allgames`;
    await queueMails(trx, jobs, [{ to: email, name, language, kind: 'applicationDeclined', params, link }], now);
    return { answer: true, before: { state }, after: { state: 'declined' } };
  });
}

type Addressed = Pick<
  Rows['app_user'],
  'id' | 'name' | 'language' | 'role' | 'organiser_kind' | 'confirmed_at' | 'banned_at'
>;

/** The account with an enquiry's address; null if there is none, or no such enquiry. */
async function findAddressed(db: Database | Transaction, enquiryId: string): Promise<Addressed | null> {
  const { rows } = await sql<Addressed>`
    select u.id, u.name, u.language, u.role, u.organiser_kind, u.confirmed_at, u.banned_at
    from enquiry e join app_user u on u.email = e.email and u.deleted_at is null
    where e.id = ${enquiryId}`.execute(db);
  return rows[0] ?? null;
}
