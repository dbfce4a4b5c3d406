import { listConsoleCities } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export const consoleCitiesQuery = queryOptions({
  queryKey: ['console', 'cities'],
  queryFn: async () => (await call(listConsoleCities)).data,
});
