import { partnerGames } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';

/**
 * A player's partners, as `(user_id, games, last_played_at)`: from their latest games, so that it takes no longer for a player with thousands of
 * games (decisions/0044-people.md).
 * @param without a game that doesn't count
 */
export function partnersOf(userId: string, without: RawBuilder<unknown> = sql`null::uuid`): RawBuilder<unknown> {
  return sql`(
    select o.user_id, count(*)::int as games, max(mine.starts_at) as last_played_at
    from (
      select g.id, g.starts_at from registration r join game g on g.id = r.game_id
      where r.user_id = ${userId} and r.status = 'played' and g.id is distinct from ${without}
      order by g.starts_at desc limit ${partnerGames}
    ) mine
    join registration o on o.game_id = mine.id and o.status = 'played' and o.user_id <> ${userId}
    group by o.user_id)`;
}

/** How many games that are over or cancelled a user organised, and how many of those went ahead: one row of `(games, went_ahead)`. */
export function hostedBy(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select past.games + off.games as games, past.went_ahead
    from (
      select count(*)::int as games, (count(*) filter (where status = 'confirmed'))::int as went_ahead
      from game where organiser_id = ${userId} and archived
    ) past,
    (
      select count(*)::int as games from game where organiser_id = ${userId} and status = 'cancelled' and not archived
    ) off)`;
}
