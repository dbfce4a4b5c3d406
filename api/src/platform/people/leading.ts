import { type RawBuilder, sql } from 'kysely';

/** A user's rights in a game as a co-organiser, as an array of `LeadingRight`; empty for nearly everybody. */
export function rightsOf(userId: string | null, gameId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    select distinct r.name from co_organiser l, unnest(l.rights) as r(name) where l.user_id = ${userId} and l.game_id = ${gameId})`;
}

/** Whether somebody is a co-organiser of a game, with whatever rights. */
export function helpsLead(userId: string, gameId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from co_organiser l where l.user_id = ${userId} and l.game_id = ${gameId})`;
}

/** The ids of the games that somebody organises, or is a co-organiser of. */
export function ledBy(userId: string): RawBuilder<unknown> {
  return sql`(
    select id from game where organiser_id = ${userId} union select game_id from co_organiser where user_id = ${userId})`;
}
