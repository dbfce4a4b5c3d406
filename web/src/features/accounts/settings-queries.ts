import { getLeaving, getSettings, saveSettings } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).settings,
});

/** Changes whether visitors see one's name; shown at once, and taken back if it fails. */
export function useHideName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (hidesName: boolean) => (await call(saveSettings, { body: { hidesName } })).settings,
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

/** What deleting the account would do now: asked each time the question is opened. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async () => (await call(getLeaving)).data,
  staleTime: 0,
  gcTime: 0,
  // A payment that was cancelled, or has just been paid, is dealt with in a moment.
  refetchInterval: ({ state }) => (state.data?.paymentUnderWay ? 3000 : false),
});
