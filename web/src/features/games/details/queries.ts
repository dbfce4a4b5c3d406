import type { CallArguments, GameDetails, getGame as GetGame } from '@rondo/contract';
import { getArchivedGame, getDraws, getGame } from '@rondo/contract/calls';
import type { Sport } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';
import { drawsKey, gameKey } from '../../../platform/game-keys.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A private community's game, as shown to viewers who may not see it (product.md#private-games). */
export interface ClosedGame {
  isClosed: true;
  community: string;
  shortCode: string;
  sport: Sport;
  city: string;
}

export function isClosed(game: GameDetails | ClosedGame | null | undefined): game is ClosedGame {
  return game !== null && game !== undefined && 'isClosed' in game;
}

/**
 * One game, upcoming or archived (pages.md#game-page); null if it doesn't exist.
 * @param linkKey the key of the private link that the reader followed, if any
 * @param played whether it has probably been archived, so that it is asked for there first
 */
export const gameQuery = (id: string, linkKey: string | null = null, played = false) => {
  const given = { params: { id }, query: linkKey === null ? {} : { secret_key: linkKey } };
  return queryOptions({
    // With a private link's key the same address shows something else.
    queryKey: [...gameKey(id), linkKey],
    queryFn: async (): Promise<GameDetails | ClosedGame | null> =>
      played ? ((await readArchived(given)) ?? read(given)) : ((await read(given)) ?? readArchived(given)),
    staleTime: 10_000,
  });
};

export const drawsQuery = (id: string, linkKey: string | null) =>
  queryOptions({
    queryKey: [...drawsKey(id), linkKey],
    queryFn: async () =>
      (await call(getDraws, { params: { id }, query: linkKey === null ? {} : { secret_key: linkKey } })).data,
  });

type Given = CallArguments<typeof GetGame>;

const read = async (given: Given) => call(getGame, given).then(({ data }) => data.match, otherwise);
const readArchived = async (given: Given) => call(getArchivedGame, given).then(({ data }) => data.match, otherwise);

/** The two refusals: the game doesn't exist, or it is closed to the viewer. */
function otherwise(error: unknown): ClosedGame | null {
  if (isUnknown(error)) return null;
  if (!(error instanceof ApiError) || error.code !== 'members_only') throw error;
  const { community = '', shortCode = '', sport, city = '' } = error.params;
  return {
    isClosed: true,
    community: String(community),
    shortCode: String(shortCode),
    sport: sport as Sport,
    city: String(city),
  };
}
