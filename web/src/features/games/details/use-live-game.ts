import type { GameDetails, LiveGame } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchLive } from '../../../platform/live.ts';
import { useUser } from '../../../platform/session.ts';
import { gameQuery, isClosed } from './queries.ts';

/** How often a page asks again while there is no live connection, in milliseconds. */
const pollMs = 20_000;

/** Keeps an open page true: players, queue and status as they change. @returns the interval to ask again at, if any */
export function useLiveGame(id: string, linkKey: string | null): number | false {
  const client = useQueryClient();
  const userId = useUser()?._id;
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const { queryKey } = gameQuery(id);
    const onGame = (live: LiveGame) => {
      const before = client.getQueryData(queryKey);
      if (!before || isClosed(before)) return;
      client.setQueryData(queryKey, { ...before, ...live });
      // What the viewer may do, pays or gets back only the server knows.
      if (concerns(before, live, userId)) void client.invalidateQueries({ queryKey });
    };
    return watchLive([id], { linkKey, onGame, onConnected: setConnected });
  }, [client, id, linkKey, userId]);

  return connected ? false : pollMs;
}

/** Whether a change is about a game the viewer is in, was in, waits for, or has friends in. */
function concerns(before: GameDetails, live: LiveGame, userId: string | undefined): boolean {
  if (!before.viewer || userId === undefined) return false;
  const changed = JSON.stringify({ ...before, ...live }) !== JSON.stringify(before);
  const takesPart = [...live.potential_users, ...live.waiting_list].some(({ _id }) => _id === userId);
  const { joined, waiting, friends, handOverFrom, canEdit } = before.viewer;
  // Their form's answers are in no event.
  if (changed && canEdit && before.tournament_external) return true;
  return changed && (takesPart || joined || waiting || friends.length > 0 || handOverFrom.length > 0);
}
