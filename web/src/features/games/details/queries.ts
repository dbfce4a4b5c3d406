import type { CallArguments, GameDetails, getGame as GetGame } from '@rondo/contract';
import { getArchivedGame, getGame } from '@rondo/contract/calls';
import type { Sport } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** A private community's game, as those see it whom it is closed to (3-decisions §3). */
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
 * One game, upcoming or archived (1-games §7); null when there is none.
 * @param linkKey the key of a private link, which one came by
 */
export const gameQuery = (id: string, linkKey: string | null = null) => {
  const given = { params: { id }, query: linkKey === null ? {} : { secret_key: linkKey } };
  return queryOptions({
    queryKey: ['games', 'one', id],
    queryFn: async (): Promise<GameDetails | ClosedGame | null> => (await read(given)) ?? readArchived(given),
    staleTime: 10_000,
  });
};

type Given = CallArguments<typeof GetGame>;

const read = async (given: Given) => call(getGame, given).then(({ data }) => data.match, otherwise);
const readArchived = async (given: Given) => call(getArchivedGame, given).then(({ data }) => data.match, otherwise);

/** What a refusal says of a game: there is none here, or it is closed. */
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
