import { type RawBuilder, sql } from 'kysely';

/**
 * Params with the game's and the community's facts when a notification is written, for the statement that writes it; params that a command gives come
 * first.
 */
export function asTold(
  params: RawBuilder<unknown>,
  gameId: RawBuilder<unknown>,
  communityId: RawBuilder<unknown> = sql`null::uuid`,
): RawBuilder<unknown> {
  return sql`(
    coalesce((select jsonb_build_object('gameName', told.name, 'sport', told.sport, 'locationAddress', told.address,
        'gameDate', to_char(told.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from game told where told.id = ${gameId}), '{}')
    || coalesce((select jsonb_build_object('communityName', told.name) from community told where told.id = ${communityId}), '{}')
    || coalesce(${params}, '{}'))`;
}
