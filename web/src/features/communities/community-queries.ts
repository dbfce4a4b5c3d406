import type { CallResponse, ErrorCode, getCommunity as GetCommunity } from '@rondo/contract';
import {
  communityGames,
  featuredCommunities,
  communityJoinInfo,
  communityMembers,
  communityNews,
  getCommunity,
} from '@rondo/contract/calls';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';

const unknown: ErrorCode = 'community_not_found';

export type CommunityDetails = CallResponse<typeof GetCommunity>['data'];

/** One community and the reader's membership of it; null if it doesn't exist. */
export const communityQuery = (code: string) =>
  queryOptions({
    queryKey: ['communities', 'one', code],
    queryFn: async (): Promise<CommunityDetails | null> => {
      try {
        return (await call(getCommunity, { params: { code } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === unknown) return null;
        throw error;
      }
    },
  });

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

/** The games that a community played, the latest first, a page at a time. */
export const communityPastQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['communities', 'past', code],
    queryFn: async ({ pageParam: page }) => {
      const query = { page, period: 'past' as const };
      const { matchesFromCommunity, pagination } = await call(communityGames, { params: { code }, query });
      return { games: matchesFromCommunity, totalPages: Math.ceil(pagination.totalMatches / pagination.limit) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, parts) => (parts.length < totalPages ? parts.length + 1 : undefined),
  });

/** The latest played game of a featured community; null if there is none. */
export const lastPlayedQuery = queryOptions({
  queryKey: ['communities', 'lastPlayed'],
  queryFn: async () => {
    const { communities } = (await call(featuredCommunities, { query: {} })).data;
    const code = communities.find(({ communityOptions }) => !communityOptions.isPrivate)?.shortCode;
    if (code === undefined) return null;
    const { matchesFromCommunity } = await call(communityGames, { params: { code }, query: { period: 'past' } });
    return matchesFromCommunity.find(({ status }) => status === 'confirmed') ?? null;
  },
  staleTime: 600_000,
});

export const communityNewsQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: ['communities', 'news', code, page],
    queryFn: async () => (await call(communityNews, { params: { id: code }, query: { page } })).data,
    placeholderData: keepPreviousData,
  });

export interface MemberSearch {
  /** Matches names and nicknames. */
  query: string;
  page: number;
}

export const memberTextMax = 50;

/** A page of a community's members. */
export const communityMembersQuery = (code: string, search: MemberSearch) =>
  queryOptions({
    queryKey: ['communities', 'members', code, search],
    queryFn: async () => (await call(communityMembers, { params: { id: code }, query: search })).data,
    placeholderData: keepPreviousData,
  });

/** Whether an invitation is valid. Its key is not among those stored on the device, because anyone with the code can use it. */
export const invitationQuery = (code: string, invitation: string) =>
  queryOptions({
    queryKey: ['invitation', code, invitation],
    queryFn: async () =>
      (await call(communityJoinInfo, { params: { x: code }, query: { invitation } })).data.invitationIsGood === true,
  });
