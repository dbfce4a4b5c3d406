import type { CallRequest, changeUser as changeUserCall } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Language, OrganiserKind } from '@rondo/rules';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type AdminCall, adminCommand } from '../../platform/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { type AccessContext, tellAccess } from '../notifications/mail/tell-access.ts';

type Changed = Pick<Rows['app_user'], 'role' | 'organiser_kind' | 'banned_at'>;
type Form = CallRequest<typeof changeUserCall>['body'];

/**
 * Gives somebody another role or an organiser another kind, bans them, or lifts a ban. Their sessions end by a role and a ban, whoever does it (api/functions/close_ways_in.sql);
 * their spots stay (decisions/0039-console.md).
 * @throws Refused `user_not_found`, `guest_has_no_role`; `already_decided` when another admin did the same before
 */
export async function changeUser(
  context: { db: Database } & AccessContext,
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
    if (after.banned && !before.banned) await stopWaiting(trx, userId);
    if (after.role !== before.role || after.organiserKind !== before.organiserKind)
      await tellAccess(trx, context, userId, { kind: 'roleChanged', params: roleIn(after), path: '/login' }, now);
    return { answer: true, before, after };
  });
}

/** What somebody is now, and whether they earn by it, in words. */
const roleIn =
  ({ role, organiserKind }: { role: Rows['app_user']['role']; organiserKind: OrganiserKind | null }) =>
  (language: Language) => ({
    role: phrasesIn[language].mail.roleChanged.roles[
      role === 'guest' ? 'player' : role === 'organiser' ? (organiserKind ?? role) : role
    ],
  });

/** Somebody who is banned gets no further spot: they leave all waiting lists. An offer they have goes by its time. */
async function stopWaiting(trx: Transaction, userId: string): Promise<void> {
  const waiting = sql`select game_id from waiting_entry where user_id = ${userId} and status = 'waiting'`;
  await sql`select from game where id in (${waiting}) order by id for no key update`.execute(trx);
  await sql`
    update waiting_entry set status = 'left', ended_at = app_now()
    where user_id = ${userId} and status = 'waiting' and offered_until is null`.execute(trx);
}
