import { listDemand } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** Where and when people wish for games, the most wanted first. */
export const demandQuery = queryOptions({
  queryKey: ['demand'],
  queryFn: async () => (await call(listDemand)).data,
});
