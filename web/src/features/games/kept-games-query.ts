import { myJoinedGames } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The next games one has joined, from the network or as the service worker kept them (web/public/sw.js). */
export const keptGamesQuery = queryOptions({
  queryKey: ['games', 'kept'],
  queryFn: async () =>
    (await call(myJoinedGames, { query: { period: 'upcoming', skip: 0, limit: pageSizes.profileGames } })).matches,
  networkMode: 'always',
  retry: false,
});
