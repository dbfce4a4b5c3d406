import { listLocations, searchPlaces } from '@rondo/contract/calls';
import type { CallArguments, listLocations as ListLocations } from '@rondo/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CityFilters = CallArguments<typeof ListLocations>['query'];

/** The cities that people search for most, with the number of games that a search around each finds. */
export const preferredCitiesQuery = (filters: CityFilters) =>
  queryOptions({
    queryKey: ['places', 'preferred', filters],
    queryFn: async ({ signal }) => (await call(listLocations, { query: filters, signal })).data.locations,
    staleTime: 60_000,
  });

/** The names of cities to choose from; they include the chosen one, even if it is no longer offered. */
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
