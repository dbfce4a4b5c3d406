import type { CallArguments, saveSettings as SaveSettings } from '@rondo/contract';
import { getLeaving, getSettings, saveSettings } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).settings,
});

/** Changes settings; shown at once, and reverted if it fails. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last one wins.
    scope: { id: 'settings' },
    mutationFn: async (body: CallArguments<typeof SaveSettings>['body']) =>
      (await call(saveSettings, { body })).settings,
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      // Home chooses games by some of them.
      void client.invalidateQueries({ queryKey: ['games', 'home'] });
    },
  });
}

/** What deleting the account would do now; fetched each time the question is opened. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async () => (await call(getLeaving)).data,
  staleTime: 0,
  gcTime: 0,
  // A payment that was just made or cancelled is settled in a moment.
  refetchInterval: ({ state }) => (state.data?.paymentUnderWay ? 3000 : false),
});
