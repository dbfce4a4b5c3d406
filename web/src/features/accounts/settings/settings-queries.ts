import { getLeaving, getSettings } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).settings,
});

/** The effects of deleting the account at this moment; loaded each time the question is opened. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async () => (await call(getLeaving)).data,
  staleTime: 0,
  gcTime: 0,
  // A payment that was just made or cancelled is settled in a moment.
  refetchInterval: ({ state }) => (state.data?.paymentUnderWay ? 3000 : false),
});
