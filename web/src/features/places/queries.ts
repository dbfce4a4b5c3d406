import { listLocations, searchPlaces } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** Cities people search for most, with how many games each has. */
export const preferredCitiesQuery = queryOptions({
  queryKey: ['places', 'preferred'],
  queryFn: async () => (await call(listLocations)).data.locations,
  staleTime: 600_000,
});

export const placeSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['places', 'search', query],
    queryFn: async ({ signal }) => (await call(searchPlaces, { query: { query }, signal })).data.places,
    staleTime: 600_000,
  });
