import { getRecap } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The recap of a game for the reader; null if it has none yet. */
export const recapQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'recap', gameId],
    queryFn: async () => (await call(getRecap, { params: { id: gameId } })).data.recap,
  });
