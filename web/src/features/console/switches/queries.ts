import type { CallResponse, listSwitches as ListSwitches } from '@rondo/contract';
import { listSwitches } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Switch = CallResponse<typeof ListSwitches>['data']['switches'][number];

export const switchesQuery = queryOptions({
  queryKey: ['console', 'switches'],
  queryFn: async () => (await call(listSwitches)).data.switches,
  staleTime: 0,
});
