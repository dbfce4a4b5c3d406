import { listLocations, searchPlaces } from '@rondo/contract/calls';
import type { CallArguments, listLocations as ListLocations } from '@rondo/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CityFilters = CallArguments<typeof ListLocations>['query'];

/** The cities people search for most, with how many games a search around each finds. */
export const preferredCitiesQuery = (filters: CityFilters) =>
  queryOptions({
    queryKey: ['places', 'preferred', filters],
    queryFn: async ({ signal }) => (await call(listLocations, { query: filters, signal })).data.locations,
    staleTime: 60_000,
  });

/** The names of cities to choose from; the chosen one is among them, though it may be offered no longer. */
export function cityNames(cities: readonly { name: string }[], chosen: string | null | undefined): string[] {
  const names = cities.map(({ name }) => name);
  return chosen && !names.includes(chosen) ? [...names, chosen] : names;
}

export const placeSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['places', 'search', query],
    queryFn: async ({ signal }) => (await call(searchPlaces, { query: { query }, signal })).data,
    staleTime: 600_000,
  });
