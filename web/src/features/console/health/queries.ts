import type { CallResponse, getHealth as GetHealth } from '@rondo/contract';
import { getHealth } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Health = CallResponse<typeof GetHealth>['data'];
export type Checked = Health['checks'][number];
export type BackUps = Health['backUps'];

const every = { whileRunning: 2000, usually: 60_000 };

/** How the installation is; asked again each minute, and often while a back-up is made. */
export const healthQuery = queryOptions({
  queryKey: ['console', 'health'],
  queryFn: async () => (await call(getHealth)).data,
  staleTime: every.usually,
  refetchInterval: ({ state }) => (state.data?.backUps.isRunning ? every.whileRunning : every.usually),
});
