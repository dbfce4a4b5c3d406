import { isLastAdmin } from '@rondo/rules';
import { sql } from 'kysely';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../notifications/send-messages.ts';
import { aboutLeader } from './console/lead-community.ts';
import { dropLabels } from './labels/drop-labels.ts';
import { leadingCommand } from './leading-command.ts';
import { findMember, findUntold, type MemberStanding } from './member-queries.ts';
import type { CommunityRow } from './queries.ts';
import { requireCommunity, requireLocked } from './require-standing.ts';

interface ChangeContext extends MessageContext {
  db: Database;
}

/**
 * Lets somebody leave a community, or withdraw their request. Their spots in its games stay.
 * @throws Refused `community_not_found`, `not_a_member`, `last_community_admin`
 */
export function leaveCommunity(db: Database, viewer: Viewer, ref: string): Promise<CommunityRow> {
  return inTransaction(db, async (trx) => {
    const { community, membership } = await requireLocked(trx, ref, viewer);
    if (membership === 'approved') await requireAnotherAdmin(trx, community, viewer.id, { stays: false });
    else if (membership !== 'pending') throw new Refused('not_a_member');
    await sql`
      update community_member set status = 'left', is_admin = false, notifications = false,
        decided_at = ${await timeAfterLock(trx)}, decided_by = null,
        admin_note = case when status = 'pending' then admin_note end
      where community_id = ${community.id} and user_id = ${viewer.id}`.execute(trx);
    await dropLabels(trx, community.id, viewer.id);
    return community;
  });
}

/**
 * Removes a member from a community; they see the reason, and can only come back if an admin lets them in.
 * @throws Refused `community_not_found`, `not_allowed`, `not_a_member`, `last_community_admin`
 */
export function removeMember(
  { db, ...context }: ChangeContext,
  call: AdminCall,
  { ref, userId, reason }: { ref: string; userId: string; reason: string },
): Promise<true> {
  const command = { ref, action: 'community.remove_member', ...(reason && { reason }) } as const;
  return leadingCommand({ db }, call, command, async (trx, community) => {
    await requireAnotherAdmin(trx, community, userId, { stays: false });
    const now = await timeAfterLock(trx);
    await sql`
      update community_member set status = 'denied', is_removed = true, is_admin = false, notifications = false,
        admin_note = ${reason || null}, decided_at = ${now}, decided_by = ${call.viewer.id}
      where community_id = ${community.id} and user_id = ${userId}`.execute(trx);
    await dropLabels(trx, community.id, userId);
    const heard = reason ? { params: { adminNote: reason } } : {};
    await sendMessages(trx, context, [ofCommunity(userId, 'communityRemoved', community, heard)], now);
    return { answer: true, before: { userId } };
  });
}

/**
 * Makes a member an admin of the community, or an ordinary member again. Repeating it does no harm. Rondo's admins need a fresh session, as in the
 * console.
 * @throws Refused `community_not_found`, `not_allowed`, `not_a_member`, `last_community_admin`, `confirm_identity`
 */
export function changeAdmin(
  { db, ...context }: ChangeContext,
  call: AdminCall,
  { ref, userId, isAdmin }: { ref: string; userId: string; isAdmin: boolean },
): Promise<true> {
  const command = { ref, action: 'community.admin', asksIdentity: true, ...aboutLeader(call, userId) } as const;
  return leadingCommand({ db }, call, command, async (trx, community) => {
    const { is_admin: wasAdmin } = await requireMember(trx, community.id, userId);
    const done = { answer: true, before: { userId, isAdmin: wasAdmin }, after: { userId, isAdmin } } as const;
    if (wasAdmin === isAdmin) return done;
    if (!isAdmin) await requireAnotherAdmin(trx, community, userId, { stays: true });
    await sql`
      update community_member set is_admin = ${isAdmin}
      where community_id = ${community.id} and user_id = ${userId}`.execute(trx);
    if (!isAdmin || userId === call.viewer.id) return done;
    const now = await timeAfterLock(trx);
    const heard = { kind: 'communityAdmin', communityId: community.id, now } as const;
    const told = (await findUntold(trx, [userId], heard)).map((id) => ofCommunity(id, 'communityAdmin', community));
    await sendMessages(trx, context, told, now);
    return done;
  });
}

/** @throws Refused `not_a_member` */
async function requireMember(trx: Transaction, communityId: string, userId: string): Promise<MemberStanding> {
  const member = await findMember(trx, communityId, userId);
  if (!member) throw new Refused('not_a_member');
  return member;
}

/**
 * Refuses to leave a locked community without an admin.
 * @throws Refused `last_community_admin`, `not_a_member`
 */
export async function requireAnotherAdmin(
  trx: Transaction,
  { id, member_count: memberCount }: CommunityRow,
  userId: string,
  how: { stays: boolean },
): Promise<void> {
  const { is_admin: isAdmin, admin_count: adminCount } = await requireMember(trx, id, userId);
  if (isLastAdmin({ isAdmin }, { adminCount, memberCount }, how)) throw new Refused('last_community_admin');
}

/**
 * Switches a member's notifications of news and new games on or off.
 * @param wanted omitted to switch the present setting
 * @throws Refused `community_not_found`, `not_a_member`
 */
export async function changeNotifications(
  db: Database,
  viewer: Viewer,
  ref: string,
  wanted: boolean | undefined,
): Promise<boolean> {
  const { community } = await requireCommunity(db, ref, viewer);
  const { rows } = await sql<{ enabled: boolean }>`
    update community_member set notifications = coalesce(${wanted ?? null}::boolean, not notifications)
    where community_id = ${community.id} and user_id = ${viewer.id} and status = 'approved'
    returning notifications as enabled`.execute(db);
  if (!rows[0]) throw new Refused('not_a_member');
  return rows[0].enabled;
}
