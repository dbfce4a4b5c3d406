import type { Tournament } from '@rondo/contract';
import { findTournaments, getTournament, tournamentStandings } from '@rondo/contract/calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';

export type When = 'coming' | 'over';

/** How many tournaments come at once. */
const aPage = 16;

/** Tournaments to come and under way, or those that are over, a page at a time. */
export const tournamentsQuery = (when: When) =>
  infiniteQueryOptions({
    queryKey: ['tournaments', 'list', when],
    queryFn: async ({ pageParam: skip }) => call(findTournaments, { query: { when, skip, limit: aPage } }),
    initialPageParam: 0,
    getNextPageParam: ({ pagination: { totalCount } }, _, skip) =>
      skip + aPage < totalCount ? skip + aPage : undefined,
  });

/** The key of all that is known of a tournament. */
export const tournamentKey = (id: string) => ['tournaments', 'one', id] as const;

const within = (id: string, linkKey: string | null) => ({
  params: { id },
  query: linkKey === null ? {} : { secret_key: linkKey },
});

/** A tournament; null if there is none, `closed` to those outside its private community. @param linkKey the key in the address */
export const tournamentQuery = (id: string, linkKey: string | null) =>
  queryOptions({
    queryKey: [...tournamentKey(id), linkKey],
    queryFn: async (): Promise<Tournament | 'closed' | null> => {
      try {
        return (await call(getTournament, within(id, linkKey))).data.tournament;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'members_only') return 'closed';
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5_000,
  });

export const standingsKey = (id: string) => ['tournaments', 'standings', id] as const;

/** The table of each group, or of a Swiss tournament. */
export const standingsQuery = (id: string, linkKey: string | null) =>
  queryOptions({
    queryKey: [...standingsKey(id), linkKey],
    queryFn: async () => (await call(tournamentStandings, within(id, linkKey))).data.tables,
    staleTime: 5_000,
  });
