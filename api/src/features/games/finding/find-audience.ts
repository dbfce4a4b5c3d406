import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Audience } from '../rows/listed-rows.ts';

/** The private communities that somebody is a member of. */
export async function findAudience(db: Database, userId: string): Promise<Audience> {
  const { rows } = await sql<{ id: string }>`
    select c.id from community_member m join community c on c.id = m.community_id
    where m.user_id = ${userId} and m.status = 'approved' and c.is_private order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}
