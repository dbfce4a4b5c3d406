import { askAgain, openAgain } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';

/** Makes another game like this one, and reports how many were invited. */
export function useOpenAgain(gameId: string) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => (await call(openAgain, { params: { id: gameId }, idempotencyKey })).data,
    onSuccess: ({ invited }) => {
      showBanner('success', t('recap.opened', { count: invited }));
      return client.invalidateQueries({ queryKey: ['games'] });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
}

/** Asks the host for another game like this one. */
export function useAskAgain(gameId: string) {
  const { explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(askAgain, { params: { id: gameId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['games'] }),
    onError: (error) => showBanner('error', explain(error)),
  });
}
