import { randomBytes } from 'node:crypto';
import { communityForm, day } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { findInvitations, good, type InvitationRow } from './invitation-queries.ts';
import { requireLeadLocked } from './require-standing.ts';

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
  viewer: Viewer,
  { ref, uses, days }: { ref: string; uses: number; days: number },
): Promise<{ row: InvitationRow; shortCode: string }> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
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
        created_by: viewer.id,
        created_at: now,
        expires_at: expires,
        uses_most: uses,
        uses: 0,
      },
    ]);
    return {
      row: { code, uses: 0, uses_most: uses, expires_at: expires.toISOString() },
      shortCode: community.short_code,
    };
  });
}

/** @throws Refused `community_not_found`, `not_allowed`, `invitation_invalid` if it doesn't exist */
export function revokeInvitation(db: Database, viewer: Viewer, ref: string, code: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, viewer);
    const { rows } = await sql`
      delete from community_invitation where code = ${code} and community_id = ${community.id} returning code`.execute(
      trx,
    );
    if (rows.length === 0) throw new Refused('invitation_invalid');
  });
}
