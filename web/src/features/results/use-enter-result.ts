import type { Bout } from '@rondo/rules/results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { keepResult, type KeptResult } from './kept-result.ts';
import { resultQuery } from './result-query.ts';
import { sendResult } from './send-result.ts';

/**
 * Enters a result by the clock of this phone. Without a connection it stays here and is sent later; a refusal is shown, and nothing is kept.
 * @param onSaved called once the server took it, or the phone keeps it
 */
export function useEnterResult(gameId: string, linkKey: string | null, onSaved: () => void) {
  const t = useT();
  const client = useQueryClient();
  const refusal = useRefusal();
  const { queryKey } = resultQuery(gameId, linkKey);
  const { mutate, isPending } = useMutation({
    // Asked at once, as the phone keeps what can't be sent; the query library would wait for a connection, and lose it with the page.
    networkMode: 'always',
    mutationFn: (result: KeptResult) => sendResult(gameId, result),
    onMutate: refusal.clear,
    onSuccess: (shown, { bouts }) => {
      keepResult(gameId, null);
      client.setQueryData(queryKey, shown);
      onSaved();
      showBanner('success', t(bouts.length === 0 ? 'results.takenBack' : 'results.saved'));
    },
    onError: (error, result) => {
      if (!isUnanswered(error)) return refusal.refuse(error);
      keepResult(gameId, result);
      onSaved();
      showBanner('info', t('results.unsent'));
    },
  });
  const save = (bouts: readonly Bout[]) => {
    const seen = Date.parse(client.getQueryData(queryKey)?.result?.enteredAt ?? '') || 0;
    // Later than the one it changes, even by a slow clock.
    mutate({ bouts, at: new Date(Math.max(Date.now(), seen + 1)).toISOString() });
  };
  return { save, working: isPending, refusal };
}
