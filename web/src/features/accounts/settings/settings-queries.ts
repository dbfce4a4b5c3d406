import { getLeaving, getSettings } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).settings,
});

/** What deleting the account would do now; fetched each time the question is opened. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async () => (await call(getLeaving)).data,
  staleTime: 0,
  gcTime: 0,
  // A payment that was just made or cancelled is settled in a moment.
  refetchInterval: ({ state }) => (state.data?.paymentUnderWay ? 3000 : false),
});
