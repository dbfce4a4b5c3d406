import type { GameDetails, LiveGame } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchLive } from '../../../platform/live.ts';
import { useUser } from '../../../platform/session.ts';
import { gameQuery, isClosed } from './queries.ts';

/** How often a page refreshes while there is no live connection, in milliseconds. */
const pollMs = 20_000;

/**
 * Keeps an open page up to date: players, waiting list and status.
 * @returns the interval to refresh at, if any
 */
export function useLiveGame(id: string, linkKey: string | null): number | false {
  const client = useQueryClient();
  const userId = useUser()?._id;
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const { queryKey } = gameQuery(id, linkKey);
    const onGame = (live: LiveGame) => {
      const before = client.getQueryData(queryKey);
      if (!before || isClosed(before)) return;
      client.setQueryData(queryKey, { ...before, ...live });
      // Only the server knows what the viewer may do, pays or gets back.
      if (concerns(before, live, userId)) void client.invalidateQueries({ queryKey });
    };
    return watchLive([id], { linkKey, onGame, onConnected: setConnected });
  }, [client, id, linkKey, userId]);

  return connected ? false : pollMs;
}

/** Whether a change concerns the viewer: they are in the game, were in it, wait for it, or have friends in it. */
function concerns(before: GameDetails, live: LiveGame, userId: string | undefined): boolean {
  if (!before.viewer || userId === undefined) return false;
  const changed = JSON.stringify({ ...before, ...live }) !== JSON.stringify(before);
  const takesPart = [...live.potential_users, ...live.waiting_list].some(({ _id }) => _id === userId);
  const { joined, waiting, friends, handOverFrom, canEdit } = before.viewer;
  // Live events don't include the answers to an external event's form.
  if (changed && canEdit && before.tournament_external) return true;
  return changed && (takesPart || joined || waiting || friends.length > 0 || handOverFrom.length > 0);
}
