import { type GameList, listsCancelled } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';

/** The private communities that a reader is a member of, by id: what tells one reader of a list from another. */
export type Audience = readonly string[];

/**
 * Which games a list has for a reader, over the unqualified columns of `game`, all of them in the indexes of live games: `isListed`
 * of the rules, in SQL.
 */
export function listed(list: GameList, audience: Audience, now: Date): RawBuilder<unknown> {
  const where = [sql`not archived`, sql`starts_at >= ${now}`, forReaders(audience)];
  if (!listsCancelled[list]) where.push(sql`status <> 'cancelled'`);
  return sql.join(where, sql` and `);
}

function forReaders(audience: Audience): RawBuilder<unknown> {
  return audience.length === 0
    ? sql`private_community_id is null`
    : sql`(private_community_id is null or private_community_id = any(${audience}::uuid[]))`;
}
