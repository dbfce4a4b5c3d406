import type {
  CallArguments,
  CallResponse,
  getConsoleCommunity as GetConsoleCommunity,
  listConsoleCommunities as ListConsoleCommunities,
} from '@rondo/contract';
import { getConsoleCommunity, listConsoleCommunities } from '@rondo/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ConsoleCommunity = CallResponse<typeof ListConsoleCommunities>['data']['communities'][number];
export type CommunityDetails = CallResponse<typeof GetConsoleCommunity>['data']['community'];

export const consoleCommunitiesQuery = (query: CallArguments<typeof ListConsoleCommunities>['query']) =>
  queryOptions({
    queryKey: ['console', 'communities', query],
    queryFn: async () => {
      const { communities: rows, pagination } = (await call(listConsoleCommunities, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
  });

/** Each asking is a look that is logged, so nothing but opening it asks. */
export const consoleCommunityQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'community', id],
    queryFn: async () => (await call(getConsoleCommunity, { params: { id } })).data.community,
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Shows a community as an act left it, here and on every page. */
export function keepCommunity(client: QueryClient, community: CommunityDetails): void {
  client.setQueryData(consoleCommunityQuery(community._id).queryKey, community);
  void client.invalidateQueries({ queryKey: ['console', 'communities'] });
  void client.invalidateQueries({ queryKey: ['communities'] });
}
