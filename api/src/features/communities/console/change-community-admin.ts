import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { MessageContext } from '../../notifications/send-messages.ts';
import { requireAnotherAdmin } from '../change-membership.ts';
import { findMember } from '../member-queries.ts';
import { requireLocked } from '../require-standing.ts';
import { aboutLeader, leadCommunity } from './lead-community.ts';

/**
 * Makes somebody an admin of a community, and a member if they are none yet; or an ordinary member again.
 * @throws Refused `community_not_found`, `user_not_found`, `guest_has_no_role`, `account_banned`,
 * `last_community_admin`, `already_decided`
 */
export async function changeCommunityAdmin(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  { id, userId }: { id: string; userId: string },
  { isAdmin, reason }: { isAdmin: boolean; reason: string },
): Promise<void> {
  const command = {
    action: 'community.admin',
    subject: { kind: 'community', id },
    reason,
    ...aboutLeader(call, userId),
  } as const;
  await adminCommand({ db }, call, command, async (trx, now) => {
    const { community } = await requireLocked(trx, id, call.viewer);
    if (community.closed_note !== null) throw new Refused('community_closed');
    const was = (await findMember(trx, id, userId))?.is_admin ?? false;
    if (was === isAdmin) throw new Refused('already_decided');
    if (isAdmin) await leadCommunity(trx, context, { community, userId, by: call.viewer.id, now });
    else {
      await requireAnotherAdmin(trx, community, userId, { stays: true });
      await sql`
        update community_member set is_admin = false where community_id = ${id} and user_id = ${userId}`.execute(trx);
    }
    return { answer: true, before: { userId, isAdmin: was }, after: { userId, isAdmin } };
  });
}
