import type { GameDetails } from '@rondo/contract';
import { getArchivedGame, getGame } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** One game, upcoming or archived (1-games §7); null when there is none. */
export const gameQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'one', id],
    queryFn: async (): Promise<GameDetails | null> => {
      try {
        return (await call(getGame, { params: { id } })).data.match;
      } catch (error) {
        if (!isUnknown(error)) throw error;
      }
      try {
        return (await call(getArchivedGame, { params: { id } })).data.match;
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
    staleTime: 10_000,
  });
