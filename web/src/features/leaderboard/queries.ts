import { leaderboard } from '@rondo/contract/calls';
import { pageSizes, type RatedSport } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { type LeaderboardSearch, ranksOf } from './search.ts';

/** The best players of a sport, for the home page. */
export const topPlayersQuery = (sport: RatedSport) =>
  queryOptions({
    queryKey: ['leaderboard', 'top', sport],
    queryFn: async () =>
      (await call(leaderboard, { params: { sport }, query: { limit: pageSizes.topPlayers } })).data.leaderBoard,
    staleTime: 300_000,
  });

/** A page of the leaderboard. */
export const leaderboardQuery = (search: LeaderboardSearch) =>
  queryOptions({
    queryKey: ['leaderboard', 'page', search],
    queryFn: async () => {
      const { sport, ...query } = ranksOf(search);
      return (await call(leaderboard, { params: { sport }, query: { ...query, page: search.page } })).data;
    },
  });
