import { pageSizes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';

/** Challenges to come that a community has not answered, the soonest first. */
export async function findOpenChallenges(db: Database, communityId: string, now: Date): Promise<GameCardRow[]> {
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance
    from challenge c join game g on g.id = c.game_id
    where c.away_community_id = ${communityId} and c.accepted is null and not g.archived and g.status <> 'cancelled'
      and g.starts_at > ${now}
    order by g.starts_at, g.id limit ${pageSizes.openChallenges}`.execute(db);
  return rows;
}
