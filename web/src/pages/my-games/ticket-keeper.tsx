import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gameQuery } from '../../features/games/details/queries.ts';
import { myGamesQuery } from '../../features/games/my-games-query.ts';
import { atRest } from '../../platform/at-rest.ts';
import { isReachable } from '../../platform/connection.ts';
import { useI18n } from '../../platform/i18n.tsx';

/** The number of next games whose tickets are stored. */
const most = 6;
/** Answers that are not older than this are not loaded again. */
const freshMilliseconds = 600_000;

/**
 * Loads everything that the tickets of the user's next games need, one after the other and once the page is at rest, so that they open in a hall
 * without a signal (decisions/0021-offline.md).
 */
export default function TicketKeeper({ userId }: { userId: string }) {
  const { loadParts } = useI18n();
  const client = useQueryClient();
  const { data } = useInfiniteQuery(myGamesQuery('upcoming', userId));
  const games = data?.pages.flatMap((part) => part.games) ?? [];
  const ids = games
    .filter(({ status, archived }) => status !== 'cancelled' && !archived)
    .slice(0, most)
    .map(({ _id }) => _id)
    .join(' ');

  useEffect(
    () => (ids === '' ? undefined : atRest(() => void fetchPage(loadParts).catch(() => undefined))),
    [ids, loadParts],
  );

  useEffect(() => {
    let isLeft = false;
    const fetchEach = async () => {
      for (const id of ids.split(' ').filter(Boolean)) {
        if (isLeft || !isReachable()) return;
        await client.prefetchQuery({ ...gameQuery(id), staleTime: freshMilliseconds });
      }
    };
    const cancel = atRest(() => void fetchEach());
    return () => {
      isLeft = true;
      cancel();
    };
  }, [client, ids]);
  return null;
}

/** Loads the files of the ticket's page, so that the service worker stores them. */
async function fetchPage(loadParts: ReturnType<typeof useI18n>['loadParts']): Promise<void> {
  const [{ phrases }] = await Promise.all([import('../ticket.tsx'), import('../../ui/qr-code.tsx')]);
  await loadParts(phrases);
}
