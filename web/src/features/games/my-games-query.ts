import type { GameCard } from '@rondo/contract';
import { myJoinedGames, myWaitingGames, pastGames } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The user's own games: upcoming, waited for, past. */
export type MyKind = 'upcoming' | 'waiting' | 'past';

/** A card with the details that only some of these lists have. */
export type MyGame = GameCard & {
  refundedAmount?: number | null;
  waitingPosition?: number;
  offeredUntil?: string | null;
};

const limit = pageSizes.profileGames;

/** A page at a time (pages.md#profile). */
export const myGamesQuery = (kind: MyKind, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['games', 'mine', kind],
    queryFn: async ({ pageParam: page }): Promise<{ games: MyGame[]; totalCount: number }> => {
      if (kind === 'past') {
        const { data, pagination } = await call(pastGames, { params: { id: userId }, query: { page, limit } });
        return { games: data, totalCount: pagination.totalCount };
      }
      const part = { skip: (page - 1) * limit, limit };
      const { matches, pagination } =
        kind === 'waiting'
          ? await call(myWaitingGames, { query: part })
          : await call(myJoinedGames, { query: { period: kind, ...part } });
      return { games: matches, totalCount: pagination.totalCount };
    },
    initialPageParam: 1,
    // There are more games if the total exceeds the number loaded (pages.md#profile).
    getNextPageParam: ({ games, totalCount }, parts) =>
      games.length > 0 && totalCount > parts.length * limit ? parts.length + 1 : undefined,
  });
