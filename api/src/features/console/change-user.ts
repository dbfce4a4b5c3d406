import type { CallRequest, changeUser as changeUserCall } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Language, OrganiserKind } from '@rondo/rules';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { appoint, requireLongEnough } from '../../platform/admins/appointments.ts';
import type { Config } from '../../platform/config.ts';
import { type Database, type Transaction, violates } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { correctAccountAddress } from '../accounts/correct-account-address.ts';
import { retryIfJoined } from '../joining/batch/joined-meanwhile.ts';
import { letInAgain, takeOutOfAll } from '../taking-out/take-out-of-all.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { tellAccess } from '../notifications/mail/tell-access.ts';
import { tellAdmins } from './tell-admins.ts';
import { tellBan } from './tell-ban.ts';

type Changed = Pick<Rows['app_user'], 'role' | 'organiser_kind' | 'banned_at' | 'name' | 'email'>;
interface ChangeContext {
  db: Database;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl' | 'secretKey' | 'contactEmail'>;
}

type Form = CallRequest<typeof changeUserCall>['body'];

/**
 * Changes somebody's role or an organiser's kind, bans them, lifts a ban, or corrects their name or address. A new role or a ban ends their sessions,
 * whatever changed it (api/functions/close_ways_in.sql). A ban takes them out of all upcoming games (decisions/0080-taking-out.md). All admins are
 * told of a new admin, who can't decide about money and admins for a week (decisions/0125-two-people.md).
 * @throws Refused `user_not_found`, `guest_has_no_role`, `guest_address_apart`, `name_reserved`, `email_taken`, `first_admins_on_server`,
 * `admin_address_on_server`, `admin_too_new`; `already_decided` when another admin did the same before
 */
export async function changeUser(context: ChangeContext, call: AdminCall, userId: string, form: Form): Promise<void> {
  try {
    await retryIfJoined(() => change(context, call, userId, form));
  } catch (error) {
    if (violates(error, 'app_user_email')) throw new Refused('email_taken');
    throw error;
  }
}

async function change(
  context: ChangeContext,
  call: AdminCall,
  userId: string,
  { role, organiserKind, banned, name, email, reason }: Form,
): Promise<void> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.change', subject, about: userId, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Changed>`
      select role, organiser_kind, banned_at, name, email from app_user where id = ${userId} and deleted_at is null`.execute(
      trx,
    );
    const person = rows[0];
    if (!person) throw new Refused('user_not_found');
    if (role !== undefined && person.role === 'guest') throw new Refused('guest_has_no_role');
    const isRenamed = name !== undefined && name !== person.name;
    const isMoved = email !== undefined && email !== person.email;
    const before = { role: person.role, organiserKind: person.organiser_kind, banned: person.banned_at !== null };
    if (isMoved && person.role === 'guest') throw new Refused('guest_address_apart');
    // An admin's money would follow the address.
    if (isMoved && person.role === 'admin') throw new Refused('admin_address_on_server');
    const after = {
      role: isMoved ? 'player' : (role ?? before.role),
      organiserKind: organiserKind ?? before.organiserKind,
      banned: banned ?? before.banned,
    };
    if (isDeepStrictEqual(before, after) && !isRenamed && !isMoved) throw new Refused('already_decided');
    const isMadeAdmin = after.role === 'admin' && before.role !== 'admin';
    if (before.role === 'admin' && (after.role !== 'admin' || after.banned))
      await requireLongEnough(trx, call.viewer.id);
    if (isMadeAdmin) await appoint(trx, { adminId: userId, by: call.viewer.id }, now);
    const bannedAt = after.banned ? (person.banned_at ?? now) : null;
    await sql`
      update app_user set role = ${after.role}, organiser_kind = ${after.organiserKind}, banned_at = ${bannedAt}
      where id = ${userId}`.execute(trx);
    if (isMoved) await correctAccountAddress(trx, context, userId, email, now);
    if (isRenamed) await correctName(trx, context, userId, { name, reason }, now);
    const { games, backCents } =
      after.banned && !before.banned
        ? await takeOutOfAll(trx, context, { userId, actorId: call.viewer.id })
        : { games: 0, backCents: 0 };
    if (before.banned && !after.banned) await letInAgain(trx, userId, now);
    if (after.banned !== before.banned) await tellBan(trx, context, userId, { isBanned: after.banned, games }, now);
    if (after.role !== before.role || after.organiserKind !== before.organiserKind)
      await tellAccess(trx, context, userId, { kind: 'roleChanged', params: roleIn(after), path: '/login' }, now);
    if (isMadeAdmin) await tellAdmins(trx, context, { userId, actorId: call.viewer.id }, now);
    // The log holds no names and no addresses (decisions/0039-console.md).
    const corrected = { ...(isRenamed && { name: 'corrected' }), ...(isMoved && { address: 'corrected' }) };
    const taken = games > 0 && { takenOutOf: games };
    return { answer: true, movedCents: backCents, before, after: { ...after, ...corrected, ...taken } };
  });
}

/** Corrects a name that was mistyped, or that nobody should have to read. The person, even a guest, is told why. */
async function correctName(
  trx: Transaction,
  { jobs, config }: ChangeContext,
  userId: string,
  { name, reason }: { name: string; reason: string },
  now: Date,
) {
  const person = await lockReceiver(trx, { id: userId });
  if (!person) throw new Refused('user_not_found');
  await sql`update app_user set name = ${name} where id = ${userId}`.execute(trx);
  const { email: to, language } = person;
  const mail = { kind: 'nameCorrected' as const, params: { name, reason }, link: `${config.publicUrl}/contact` };
  await queueMails(trx, jobs, [{ to, name, language, ...mail }], now);
}

/** Somebody's role in words, with whether they earn by it. */
const roleIn =
  ({ role, organiserKind }: { role: Rows['app_user']['role']; organiserKind: OrganiserKind | null }) =>
  (language: Language) => ({
    role: phrasesIn[language].mail.roleChanged.roles[
      role === 'guest' ? 'player' : role === 'organiser' ? (organiserKind ?? role) : role
    ],
  });
