import { type GameList, listsCancelled } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';

/** The ids of the private communities that a reader is a member of; readers with the same ids see the same list. */
export type Audience = readonly string[];

/**
 * Which games a list has for a reader: `isListed` of the rules, in SQL. It uses unqualified columns of `game` that are all in the indexes
 * of live games.
 * @param start when a game starts, if no index shall be read by it
 */
export function listed(
  list: GameList,
  audience: Audience,
  now: Date,
  start: RawBuilder<unknown> = sql`starts_at`,
): RawBuilder<unknown> {
  const where = [sql`not archived`, sql`${start} >= ${now}`, forReaders(audience)];
  if (!listsCancelled[list]) where.push(sql`status <> 'cancelled'`);
  return sql.join(where, sql` and `);
}

/** Which games these readers find, whether they are to come or not. */
export function forReaders(audience: Audience): RawBuilder<unknown> {
  return audience.length === 0
    ? sql`private_community_id is null`
    : sql`(private_community_id is null or private_community_id = any(${audience}::uuid[]))`;
}
