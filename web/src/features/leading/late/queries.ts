import { lateChangeReach } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

/** The number of people whom a change would reach, asked anew for each change. */
export const reachQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'late', gameId],
    queryFn: async () => (await call(lateChangeReach, { params: { id: gameId } })).data,
    staleTime: 0,
  });
