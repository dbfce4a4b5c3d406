import { sql } from 'kysely';
import type { AdminCall } from '../../../platform/admins/admin-command.ts';
import type { Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { ofCommunity } from '../../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../../notifications/send-messages.ts';
import { findUntold } from '../member-queries.ts';

/**
 * The account that an admin's command locks, because it decides who leads a community. An admin's own account needs no lock: Rondo's admins lead
 * every community anyway, and the first communities may have nobody else.
 */
export const aboutLeader = ({ viewer }: AdminCall, userId: string): { about?: string } =>
  userId === viewer.id ? {} : { about: userId };

/**
 * Makes somebody a member, whatever became of their request, and an admin of the community; they are notified, unless they did it themselves.
 * @throws Refused `user_not_found`, `guest_has_no_role`, `account_banned`
 */
export async function leadCommunity(
  trx: Transaction,
  context: MessageContext,
  {
    community,
    userId,
    by,
    now,
  }: {
    community: { id: string; name: string; short_code: string };
    userId: string;
    by: string;
    now: Date;
  },
): Promise<void> {
  const { rows } = await sql<Pick<Rows['app_user'], 'role' | 'banned_at'>>`
    select role, banned_at from app_user where id = ${userId} and deleted_at is null for share`.execute(trx);
  const [person] = rows;
  if (!person) throw new Refused('user_not_found');
  if (person.role === 'guest') throw new Refused('guest_has_no_role');
  if (person.banned_at !== null) throw new Refused('account_banned');
  await sql`
    insert into community_member as m (community_id, user_id, status, is_admin, requested_at, decided_at, decided_by)
    values (${community.id}, ${userId}, 'approved', true, ${now}, ${now}, ${by})
    on conflict (community_id, user_id) do update
      set status = 'approved', is_admin = true, is_removed = false, admin_note = null,
        decided_at = case when m.status = 'approved' then m.decided_at else excluded.decided_at end,
        decided_by = case when m.status = 'approved' then m.decided_by else excluded.decided_by end`.execute(trx);
  if (userId === by) return;
  const heard = { kind: 'communityAdmin', communityId: community.id, now } as const;
  const told = (await findUntold(trx, [userId], heard)).map((id) => ofCommunity(id, 'communityAdmin', community));
  await sendMessages(trx, context, told, now);
}
