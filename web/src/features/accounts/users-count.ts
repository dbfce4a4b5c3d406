import { usersCount } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The number of confirmed users. */
export const usersCountQuery = queryOptions({
  queryKey: ['users', 'count'],
  queryFn: async () => (await call(usersCount)).count,
  staleTime: 600_000,
});
