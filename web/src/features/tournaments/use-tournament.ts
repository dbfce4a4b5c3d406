import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { watchLive } from '../../platform/live.ts';
import { useStored } from '../../platform/stored.ts';
import { useSendKept } from '../../ui/use-send-kept.ts';
import { keptResultsEntry } from './kept-results.ts';
import { standingsKey, tournamentKey, tournamentQuery } from './queries.ts';
import { sendKeptResults } from './send-results.ts';

/** How often a page refreshes while there is no live connection, in milliseconds. */
const pollMs = 15_000;
/** Within how many milliseconds an open page asks again after a change: not all at the same moment. */
const spreadMs = 1000;

/**
 * A tournament that stays up to date: a page hears of each change of its game, and fetches it again. Results that wait on this phone are sent as soon
 * as there is a connection.
 */
export function useTournament(id: string, linkKey: string | null) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  const refetch = useCallback(() => {
    void client.invalidateQueries({ queryKey: tournamentKey(id) });
    void client.invalidateQueries({ queryKey: standingsKey(id) });
  }, [client, id]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(refetch, Math.random() * spreadMs);
    };
    const stop = watchLive([id], { linkKey, onGame: later, onConnected: setConnected });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch, id, linkKey]);
  useSendKept(useStored(keptResultsEntry, id), async () => {
    const shown = await sendKeptResults(id);
    if (!shown) return;
    client.setQueriesData({ queryKey: tournamentKey(id) }, shown);
    void client.invalidateQueries({ queryKey: standingsKey(id) });
  });
  return useQuery({ ...tournamentQuery(id, linkKey), refetchInterval: connected ? false : pollMs });
}
