import { leaderboard } from '@rondo/contract/calls';
import { pageSizes, type RatedSport } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The best players of a sport, for the home page. */
export const topPlayersQuery = (sport: RatedSport) =>
  queryOptions({
    queryKey: ['leaderboard', 'top', sport],
    queryFn: async () =>
      (await call(leaderboard, { params: { sport }, query: { limit: pageSizes.topPlayers } })).data.leaderBoard,
    staleTime: 300_000,
  });
