import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { partnersOf } from '../../platform/people/partners.ts';

/** How many of each game's players have played with this user before. */
export async function countPartners(
  db: Database,
  gameIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ game_id: string; count: number }>`
    select r.game_id, count(*)::int as count
    from ${partnersOf(userId)} p join registration r on r.user_id = p.user_id
    join app_user u on u.id = r.user_id and u.role <> 'guest' and u.deleted_at is null
    where r.game_id = any(${gameIds}::uuid[]) and r.status = 'active' group by r.game_id`.execute(db);
  return new Map(rows.map(({ game_id: id, count }) => [id, count]));
}
