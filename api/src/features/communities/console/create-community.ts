import type { CallRequest, createCommunity as createCall } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { CommunityColumnsWith } from '../../../platform/database/community-columns.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Database } from '../../../platform/db.ts';
import type { MessageContext } from '../../notifications/send-messages.ts';
import { requireTowns } from '../../places/require-towns.ts';
import { aboutLeader, leadCommunity } from './lead-community.ts';
import { refusingTakenCode } from './refusing-taken-code.ts';

/**
 * Makes a community with its first admin, who is notified.
 * @returns its id
 * @throws Refused `community_code_taken`, `town_unknown`, `user_not_found`, `guest_has_no_role`, `account_banned`
 */
export async function createCommunity(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  { reason, adminId, ...made }: CallRequest<typeof createCall>['body'],
): Promise<string> {
  const id = randomUUID();
  const subject = { kind: 'community', id };
  const command = {
    action: 'community.create',
    subject,
    reason,
    ...aboutLeader(call, adminId),
  } as const;
  return refusingTakenCode(() =>
    adminCommand({ db }, call, command, async (trx, now) => {
      const { name, shortCode, description, sport, city, isPrivate } = made;
      await requireTowns(trx, [city]);
      const facts = { name, short_code: shortCode, sport, city } satisfies Record<
        CommunityColumnsWith<'by', 'admins'>,
        string
      >;
      const page = { description, is_private: isPrivate };
      await insertRows(trx, 'community', [{ id, ...facts, ...page, created_at: now, games_told_until: now }]);
      const community = { id, name, short_code: shortCode };
      await leadCommunity(trx, context, { community, userId: adminId, by: call.viewer.id, now });
      return { answer: id, after: { name, shortCode, sport, city, isPrivate, admin: adminId } };
    }),
  );
}
