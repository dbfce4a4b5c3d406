import type { CallArguments, listCommunities as ListCommunities } from '@rondo/contract';
import { featuredCommunities, listCommunities, myCommunities } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CommunitiesQuery = CallArguments<typeof ListCommunities>['query'];

/** Communities chosen for the home page. */
export const featuredCommunitiesQuery = queryOptions({
  queryKey: ['communities', 'featured'],
  queryFn: async () => (await call(featuredCommunities, { query: {} })).data.communities,
  staleTime: 600_000,
});

/** A page of the communities that match a search, the largest first. */
export const communitiesQuery = (query: CommunitiesQuery) =>
  queryOptions({
    queryKey: ['communities', 'list', query],
    queryFn: async ({ signal }) => (await call(listCommunities, { query, signal })).data,
  });

/** Communities the user is a member of, the most recently joined first. */
export const myCommunitiesQuery = queryOptions({
  queryKey: ['communities', 'mine'],
  queryFn: async () => (await call(myCommunities)).data.communities,
});

interface Named {
  _id: string;
  name: string;
}

/** Communities a game can belong to: the user's own, and those it already belongs to (product.md#creating-games). */
export function useGameCommunities(already: readonly Named[]): Named[] {
  const { data: mine = [] } = useQuery(myCommunitiesQuery);
  return [...mine, ...already.filter(({ _id }) => mine.every((own) => own._id !== _id))];
}
