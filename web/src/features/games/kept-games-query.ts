import { myJoinedGames } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The user's next joined games, from the network or as stored (platform/persisted-queries.ts). */
export const keptGamesQuery = queryOptions({
  queryKey: ['games', 'kept'],
  queryFn: async () =>
    (await call(myJoinedGames, { query: { period: 'upcoming', skip: 0, limit: pageSizes.profileGames } })).matches,
});
