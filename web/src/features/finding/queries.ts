import type {
  CallArguments,
  gamesByDay as GamesByDay,
  listGames as ListGames,
  mapGames as MapGames,
} from '@rondo/contract';
import {
  archivedGamesCount,
  featuredGames,
  gamesByDay,
  joinableGames,
  latestGames,
  listGames,
  listTournaments,
  mapGames,
} from '@rondo/contract/calls';
import { pageSizes, searchRadiusDefaultKm } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type GamesQuery = CallArguments<typeof ListGames>['query'];

/** A page of games that match the filters. */
export const gamesQuery = (query: GamesQuery) =>
  queryOptions({
    queryKey: ['games', 'list', query],
    queryFn: async ({ signal }) => (await call(listGames, { query, signal })).data,
  });

type DaysQuery = CallArguments<typeof GamesByDay>['query'];

/** The games of a week, day by day. */
export const gamesByDayQuery = (query: DaysQuery) =>
  queryOptions({
    queryKey: ['games', 'days', query],
    queryFn: async ({ signal }) => (await call(gamesByDay, { query, signal })).data,
  });

type MapQuery = CallArguments<typeof MapGames>['query'];

/** Games in a part of the map, grouped in cells. */
export const mapGamesQuery = (query: MapQuery) =>
  queryOptions({
    queryKey: ['games', 'map', query],
    queryFn: async ({ signal }) => (await call(mapGames, { query, signal })).data,
  });

export const latestGamesQuery = queryOptions({
  queryKey: ['games', 'latest'],
  queryFn: async () => (await call(latestGames, { query: { limit: pageSizes.latest } })).data.matches,
});

export const featuredGamesQuery = queryOptions({
  queryKey: ['games', 'featured'],
  queryFn: async () => (await call(featuredGames, { query: { limit: pageSizes.featured } })).data.matches,
});

export const tournamentsQuery = queryOptions({
  queryKey: ['games', 'tournaments'],
  queryFn: async () => (await call(listTournaments, { query: {} })).data.tournaments,
});

interface Point {
  latitude: number;
  longitude: number;
}

/** Suggested if a search finds nothing: games that can be joined now, near the place of the search. */
export const backupGamesQuery = ({ place, radius }: { place: Point | null; radius: number }) => {
  const query = place ? { latitude: place.latitude, longitude: place.longitude, radius } : {};
  return queryOptions({
    queryKey: ['games', 'joinable', query],
    queryFn: async ({ signal }) => (await call(joinableGames, { query, signal })).data.matches,
  });
};

const soon = { limit: 24, sort: 'upcoming' } as const;

/** The next games to start: enough of them that some have a spot for the poster. */
export const soonGamesQuery = gamesQuery(soon);

/** {@link soonGamesQuery} around a place. */
export const soonNearQuery = ({ latitude, longitude }: Point) =>
  gamesQuery({ ...soon, latitude, longitude, radius: searchRadiusDefaultKm });

/** The number of confirmed games that have been played. */
export const playedCountQuery = queryOptions({
  queryKey: ['games', 'played'],
  queryFn: async () => (await call(archivedGamesCount)).count,
  staleTime: 600_000,
});
