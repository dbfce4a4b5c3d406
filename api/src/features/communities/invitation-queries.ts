import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export type InvitationRow = Pick<Rows['community_invitation'], 'code' | 'uses' | 'uses_most' | 'expires_at'>;

/** Whether an invitation can still be used. */
export const good = (now: Date) => sql`expires_at > ${now} and uses < uses_most`;

/** Valid invitations, the newest first. */
export async function findInvitations(db: Database, communityId: string, now: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select code, uses, uses_most, expires_at from community_invitation
    where community_id = ${communityId} and ${good(now)} order by created_at desc, code`.execute(db);
  return rows;
}

/** Whether an invitation lets somebody in. */
export async function isGoodInvitation(db: Database, communityId: string, code: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from community_invitation where code = ${code} and community_id = ${communityId} and ${good(now)}`.execute(
    db,
  );
  return rows.length > 0;
}
