import { organisedGames } from '@rondo/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export type Period = 'upcoming' | 'past';

/** The games that the user organises, a page at a time. */
export const organisedGamesQuery = (period: Period) =>
  infiniteQueryOptions({
    queryKey: ['games', 'organised', period],
    queryFn: async ({ pageParam: page }) => {
      const { data, pagination } = await call(organisedGames, { query: { period, page } });
      return { games: data.matches, totalPages: pagination.totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, parts) => (parts.length < totalPages ? parts.length + 1 : undefined),
  });
