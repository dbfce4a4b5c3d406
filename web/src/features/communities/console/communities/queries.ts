import type { CallResponse, getConsoleCommunity as GetConsoleCommunity } from '@rondo/contract';
import { getConsoleCommunity } from '@rondo/contract/calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type CommunityDetails = CallResponse<typeof GetConsoleCommunity>['data']['community'];

/** The server logs every read as a look, so only opening the sheet reads. */
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
