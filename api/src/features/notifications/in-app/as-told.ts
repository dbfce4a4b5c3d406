import { type RawBuilder, sql } from 'kysely';

/**
 * Params with what is so of the game and the community when a notification is written, for the statement that writes it; what a command
 * says itself stands.
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
