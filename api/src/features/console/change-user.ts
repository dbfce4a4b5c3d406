import type { CallRequest, changeUser as changeUserCall } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Language, OrganiserKind } from '@rondo/rules';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { retryIfJoined } from '../joining/batch/joined-meanwhile.ts';
import { letInAgain, takeOutOfAll } from '../joining/taking-out/take-out-of-all.ts';
import { tellAccess } from '../notifications/mail/tell-access.ts';
import { tellBan } from './tell-ban.ts';

type Changed = Pick<Rows['app_user'], 'role' | 'organiser_kind' | 'banned_at'>;
interface ChangeContext {
  db: Database;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl' | 'secretKey' | 'contactEmail'>;
}

type Form = CallRequest<typeof changeUserCall>['body'];

/**
 * Gives somebody another role or an organiser another kind, bans them, or lifts a ban. A new role and a ban end their sessions, wherever it
 * comes from (api/functions/close_ways_in.sql). A ban takes them out of all games to come (decisions/0080-taking-out.md).
 * @throws Refused `user_not_found`, `guest_has_no_role`; `already_decided` when another admin did the same before
 */
export async function changeUser(context: ChangeContext, call: AdminCall, userId: string, form: Form): Promise<void> {
  await retryIfJoined(() => change(context, call, userId, form));
}

async function change(
  context: ChangeContext,
  call: AdminCall,
  userId: string,
  { role, organiserKind, banned, reason }: Form,
): Promise<void> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.change', subject, about: userId, asksIdentity: true, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Changed>`
      select role, organiser_kind, banned_at from app_user where id = ${userId} and deleted_at is null`.execute(trx);
    const person = rows[0];
    if (!person) throw new Refused('user_not_found');
    if (role !== undefined && person.role === 'guest') throw new Refused('guest_has_no_role');
    const before = { role: person.role, organiserKind: person.organiser_kind, banned: person.banned_at !== null };
    const after = {
      role: role ?? before.role,
      organiserKind: organiserKind ?? before.organiserKind,
      banned: banned ?? before.banned,
    };
    if (isDeepStrictEqual(before, after)) throw new Refused('already_decided');
    const bannedAt = after.banned ? (person.banned_at ?? now) : null;
    await sql`
      update app_user set role = ${after.role}, organiser_kind = ${after.organiserKind}, banned_at = ${bannedAt}
      where id = ${userId}`.execute(trx);
    let games = 0;
    if (after.banned && !before.banned) games = await takeOutOfAll(trx, context, { userId, actorId: call.viewer.id });
    if (before.banned && !after.banned) await letInAgain(trx, userId, now);
    if (after.banned !== before.banned) await tellBan(trx, context, userId, { isBanned: after.banned, games }, now);
    if (after.role !== before.role || after.organiserKind !== before.organiserKind)
      await tellAccess(trx, context, userId, { kind: 'roleChanged', params: roleIn(after), path: '/login' }, now);
    return { answer: true, before, after: { ...after, ...(games > 0 && { takenOutOf: games }) } };
  });
}

/** A user's role, and whether they earn by it, in words. */
const roleIn =
  ({ role, organiserKind }: { role: Rows['app_user']['role']; organiserKind: OrganiserKind | null }) =>
  (language: Language) => ({
    role: phrasesIn[language].mail.roleChanged.roles[
      role === 'guest' ? 'player' : role === 'organiser' ? (organiserKind ?? role) : role
    ],
  });
