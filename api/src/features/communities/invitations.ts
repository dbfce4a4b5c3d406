import { randomBytes } from 'node:crypto';
import { communityForm, day } from '@rondo/rules';
import { sql } from 'kysely';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import { findInvitations, good, type InvitationRow } from './invitation-queries.ts';
import { leadingCommand } from './leading-command.ts';

/**
 * Uses an invitation once to a community that is locked.
 * @throws Refused `invitation_invalid`
 */
export async function useInvitation(trx: Transaction, communityId: string, code: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update community_invitation set uses = uses + 1
    where code = ${code} and community_id = ${communityId} and ${good(now)} returning code`.execute(trx);
  if (rows.length === 0) throw new Refused('invitation_invalid');
}

/** @throws Refused `community_not_found`, `not_allowed`, `too_many_invitations` */
export function makeInvitation(
  db: Database,
  call: AdminCall,
  { ref, uses, days }: { ref: string; uses: number; days: number },
): Promise<{ row: InvitationRow; shortCode: string }> {
  return leadingCommand({ db }, call, { ref, action: 'community.invitation' }, async (trx, community) => {
    const now = await timeAfterLock(trx);
    const most = communityForm.invitationsMax;
    if ((await findInvitations(trx, community.id, now)).length >= most)
      throw new Refused('too_many_invitations', { most });
    const code = randomBytes(16).toString('base64url');
    const expires = new Date(now.getTime() + days * day);
    await insertRows(trx, 'community_invitation', [
      {
        code,
        community_id: community.id,
        created_by: call.viewer.id,
        created_at: now,
        expires_at: expires,
        uses_most: uses,
        uses: 0,
      },
    ]);
    const row = { code, uses: 0, uses_most: uses, expires_at: expires.toISOString() };
    return { answer: { row, shortCode: community.short_code }, after: { uses, expires: row.expires_at } };
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `invitation_invalid` if there is none */
export function revokeInvitation(db: Database, call: AdminCall, ref: string, code: string): Promise<true> {
  return leadingCommand({ db }, call, { ref, action: 'community.invitation' }, async (trx, community) => {
    const { rows } = await sql<{ uses: number; expires: string }>`
      delete from community_invitation where code = ${code} and community_id = ${community.id}
      returning uses_most as uses, expires_at as expires`.execute(trx);
    const [before] = rows;
    if (!before) throw new Refused('invitation_invalid');
    return { answer: true, before };
  });
}
