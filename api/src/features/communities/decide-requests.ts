import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../notifications/send-messages.ts';
import { leadingCommand } from './leading-command.ts';
import type { CommunityRow } from './queries.ts';

export interface Decision {
  decision: 'approve' | 'deny';
  /** null for all pending requests, except by people who were removed. */
  userIds: readonly string[] | null;
  adminNote: string;
}

/**
 * Decides requests, each once even if several admins decide at the same time, and notifies the applicants, with the note.
 * @returns the people whose requests were decided
 * @throws Refused `community_not_found`, `not_allowed`, `request_not_pending` if none of them is pending any more
 */
export function decideRequests(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  ref: string,
  decision: Decision,
): Promise<string[]> {
  return leadingCommand({ db }, call, { ref, action: 'community.requests' }, async (trx, community) => {
    const decided = await applyDecision(trx, context, { community, by: call.viewer.id, ...decision });
    if (decided.length === 0) throw new Refused('request_not_pending');
    return { answer: decided, after: { decision: decision.decision, userIds: decided } };
  });
}

/** Does the same for a community that the caller leads and has locked. */
export async function applyDecision(
  trx: Transaction,
  context: MessageContext,
  { community, by, decision, userIds, adminNote }: Decision & { community: CommunityRow; by: string },
): Promise<string[]> {
  const now = await timeAfterLock(trx);
  const status = decision === 'approve' ? 'approved' : 'denied';
  const { rows } = await sql<{ user_id: string }>`
    update community_member
    set status = ${status}, is_removed = is_removed and ${status} <> 'approved', admin_note = ${adminNote || null}, decided_at = ${now}, decided_by = ${by}
    where community_id = ${community.id} and status = 'pending'
      and case when ${userIds}::uuid[] is null then not is_removed else user_id = any(${userIds}::uuid[]) end
    returning user_id`.execute(trx);
  const ids = rows.map(({ user_id }) => user_id);
  const kind = decision === 'approve' ? 'communityApproved' : 'communityDenied';
  const told = ids.map((userId) => ofCommunity(userId, kind, community, adminNote ? { params: { adminNote } } : {}));
  await sendMessages(trx, context, told, now);
  return ids;
}
