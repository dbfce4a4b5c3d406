import type { Community, ErrorCode } from '@rondo/contract';
import { communityGames, featuredCommunities, getCommunity, myCommunities } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';

const unknown: ErrorCode = 'community_not_found';

/** Communities chosen for the home page. */
export const featuredCommunitiesQuery = queryOptions({
  queryKey: ['communities', 'featured'],
  queryFn: async () => (await call(featuredCommunities, { query: {} })).data.communities,
  staleTime: 600_000,
});

/** Communities one is a member of, the latest joined first. */
export const myCommunitiesQuery = queryOptions({
  queryKey: ['communities', 'mine'],
  queryFn: async () => (await call(myCommunities)).data.communities,
});

interface Named {
  _id: string;
  name: string;
}

/** Communities a game may be of: one's own, and those it is of already (1-games §5). */
export function useGameCommunities(already: readonly Named[]): Named[] {
  const { data: mine = [] } = useQuery(myCommunitiesQuery);
  return [...mine, ...already.filter(({ _id }) => mine.every((own) => own._id !== _id))];
}

/** One community and how the reader stands to it; null when there is none. */
export const communityQuery = (code: string) =>
  queryOptions({
    queryKey: ['communities', 'one', code],
    queryFn: async (): Promise<{ community: Community; member: boolean } | null> => {
      try {
        const { community, joinRequest } = (await call(getCommunity, { params: { code } })).data;
        return { community, member: joinRequest?.status === 'approved' };
      } catch (error) {
        if (error instanceof ApiError && error.code === unknown) return null;
        throw error;
      }
    },
  });

/** A page of the games to come of a community. */
export const communityGamesQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: ['communities', 'games', code, page],
    queryFn: async () => {
      const { matchesFromCommunity, pagination } = await call(communityGames, { params: { code }, query: { page } });
      return {
        games: matchesFromCommunity,
        totalCount: pagination.totalMatches,
        totalPages: Math.ceil(pagination.totalMatches / pagination.limit),
      };
    },
    placeholderData: keepPreviousData,
  });
