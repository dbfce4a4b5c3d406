import type { CallArguments, listGames as ListGames, mapGames as MapGames } from '@rondo/contract';
import {
  archivedGamesCount,
  featuredGames,
  latestGames,
  listGames,
  listTournaments,
  mapGames,
} from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type GamesQuery = CallArguments<typeof ListGames>['query'];

/** One page of games that match the filters. */
export const gamesQuery = (query: GamesQuery) =>
  queryOptions({
    queryKey: ['games', 'list', query],
    queryFn: async ({ signal }) => (await call(listGames, { query, signal })).data,
  });

type MapQuery = CallArguments<typeof MapGames>['query'];

/** Games within a part of the map, in cells. */
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

/** Offered when a search finds nothing: games without any filter. */
export const backupGamesQuery = gamesQuery({ limit: pageSizes.backupGames });

/** The next games to start, for the poster. */
export const soonGamesQuery = gamesQuery({ limit: 3, sort: 'upcoming' });

/** How many confirmed games were played. */
export const playedCountQuery = queryOptions({
  queryKey: ['games', 'played'],
  queryFn: async () => (await call(archivedGamesCount)).count,
  staleTime: 600_000,
});
