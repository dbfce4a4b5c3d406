import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

interface CommunityAccess {
  id: string;
  /** Whether the community is private and the viewer is not a member. */
  closed: boolean;
}

/** The community with a code, and whether its games are hidden from this person; null if it doesn't exist. */
export async function findCommunityAccess(
  db: Database,
  code: string,
  viewerId: string | null,
): Promise<CommunityAccess | null> {
  const { rows } = await sql<CommunityAccess>`
    select c.id, c.is_private and not exists (
      select from community_member m where m.community_id = c.id and m.user_id = ${viewerId} and m.status = 'approved'
    ) as closed
    from community c where c.id = community_of_code(${code})`.execute(db);
  return rows[0] ?? null;
}
