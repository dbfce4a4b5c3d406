import { listTakingOut } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The refund that taking each player out would make, and the players who were taken out. */
export const takingOutQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'takingOut', gameId],
    queryFn: async () => (await call(listTakingOut, { params: { id: gameId } })).data,
  });
