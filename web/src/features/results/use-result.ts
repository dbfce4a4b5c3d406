import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStored } from '../../platform/stored.ts';
import { useSendKept } from '../../ui/use-send-kept.ts';
import { keptResultEntry, parseResult } from './kept-result.ts';
import { resultQuery } from './result-query.ts';
import { sendKept } from './send-result.ts';

/** A game's result, and the one that waits on this phone, which is sent as soon as there is a connection. */
export function useResult(gameId: string, linkKey: string | null) {
  const client = useQueryClient();
  const stored = useStored(keptResultEntry, gameId);
  const kept = useMemo(() => parseResult(stored), [stored]);
  const query = useQuery(resultQuery(gameId, linkKey));
  useSendKept(stored, async () => {
    const shown = await sendKept(gameId);
    if (shown) client.setQueryData(resultQuery(gameId, linkKey).queryKey, shown);
  });
  return { query, kept };
}
