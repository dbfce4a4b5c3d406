import { getResult } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** What came out between the teams of a game, and what the viewer may do about it. @param linkKey the key in the address, or null */
export const resultQuery = (gameId: string, linkKey: string | null) =>
  queryOptions({
    queryKey: ['games', 'result', gameId, linkKey],
    queryFn: async () =>
      (await call(getResult, { params: { id: gameId }, query: linkKey === null ? {} : { secret_key: linkKey } })).data,
  });
