import { type CommunityMembership, decideCommunityJoin } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../notifications/send-messages.ts';
import { findAdmins, findUntold } from './member-queries.ts';
import { requireLocked } from './require-standing.ts';
import { useInvitation } from './invitations.ts';

interface JoinContext extends MessageContext {
  db: Database;
}

/**
 * Lets somebody into a public community, or one they are invited to; otherwise their request waits for its admins, who are notified
 * (product.md#communities).
 * @throws Refused `community_not_found`, `community_closed`, `already_member`, `request_pending`, `invitation_invalid`
 */
export function joinCommunity(
  { db, ...context }: JoinContext,
  viewer: Viewer,
  { ref, message, invitation }: { ref: string; message: string; invitation: string | undefined },
): Promise<{ name: string; status: CommunityMembership }> {
  return inTransaction(db, async (trx) => {
    const who = await lockAccount(trx, viewer.id);
    const { community, ...standing } = await requireLocked(trx, ref, viewer);
    if (community.closed_note !== null) throw new Refused('community_closed');
    const now = await timeAfterLock(trx);
    const isPrivate = community.is_private;
    const decision = decideCommunityJoin({ isPrivate, isInvited: invitation !== undefined }, standing);
    if (decision.outcome === 'refuse') throw new Refused(decision.code);
    const status = decision.outcome;
    if (invitation !== undefined && isPrivate && status === 'approved')
      await useInvitation(trx, community.id, invitation, now);
    const decidedAt = status === 'approved' ? now : null;
    await sql`
      insert into community_member (community_id, user_id, status, message, requested_at, decided_at)
      values (${community.id}, ${viewer.id}, ${status}, ${message}, ${now}, ${decidedAt})
      on conflict (community_id, user_id) do update
        set status = excluded.status, message = excluded.message, requested_at = excluded.requested_at,
          decided_at = excluded.decided_at, decided_by = null,
          admin_note = case when excluded.status = 'pending' then community_member.admin_note end`.execute(trx);
    if (status === 'pending') {
      const admins = await findAdmins(trx, community.id);
      const heard = { kind: 'communityRequest', communityId: community.id, about: who.id, now } as const;
      const told = (await findUntold(trx, admins, heard)).map((userId) =>
        ofCommunity(userId, 'communityRequest', community, { friend: who }),
      );
      await sendMessages(trx, context, told, now);
    }
    return { name: community.name, status };
  });
}

/**
 * Locks the account, so that it can't be deleted in the meantime.
 * @throws Refused `not_logged_in`
 */
async function lockAccount(trx: Transaction, userId: string): Promise<{ id: string; name: string }> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from app_user where id = ${userId} and deleted_at is null for share`.execute(trx);
  if (!rows[0]) throw new Refused('not_logged_in');
  return rows[0];
}
