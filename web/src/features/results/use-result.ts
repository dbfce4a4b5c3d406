import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isUnanswered } from '../../platform/api.ts';
import { useReachable } from '../../platform/connection.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useStored } from '../../platform/stored.ts';
import { showBanner } from '../../ui/banner.tsx';
import { keptResultEntry, parseResult } from './kept-result.ts';
import { resultQuery } from './result-query.ts';
import { sendKept } from './send-result.ts';

/** Milliseconds until a result that failed is sent again. */
const againAfter = 5000;

/** A game's result, and the one that waits on this phone, which is sent as soon as there is a connection. */
export function useResult(gameId: string, linkKey: string | null) {
  const { explain } = useI18n();
  const client = useQueryClient();
  const reachable = useReachable();
  const stored = useStored(keptResultEntry, gameId);
  const kept = useMemo(() => parseResult(stored), [stored]);
  const query = useQuery(resultQuery(gameId, linkKey));

  useEffect(() => {
    if (stored === null || !reachable) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = () => {
      sendKept(gameId).then(
        (shown) => shown && client.setQueryData(resultQuery(gameId, linkKey).queryKey, shown),
        (error: unknown) => {
          if (isOver) return;
          if (isUnanswered(error)) timer = setTimeout(send, againAfter);
          else showBanner('error', explain(error));
        },
      );
    };
    send();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stored, reachable, gameId, linkKey, client, explain]);

  return { query, kept };
}
