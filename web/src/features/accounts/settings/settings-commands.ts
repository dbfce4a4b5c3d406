import type { CallArguments, saveSettings as SaveSettings } from '@rondo/contract';
import { saveSettings } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { settingsQuery } from './settings-queries.ts';

/** Changes settings; shown at once, and reverted if it fails. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    // One call at a time, so that the last choice wins.
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
