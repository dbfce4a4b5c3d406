import type { OrganisedCard } from '@rondo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inOrderOfUse } from './own-games.ts';
import { organisedGamesQuery } from '../../platform/organised-query.ts';

/** The games one organises, as one would repeat them: latest held first; null until they are there, none if they don't come. */
export function useOwnGames(): OrganisedCard[] | null {
  const past = useInfiniteQuery(organisedGamesQuery('past'));
  const upcoming = useInfiniteQuery(organisedGamesQuery('upcoming'));
  // Without a connection nobody waits for them.
  const awaited = [past, upcoming].some(
    ({ isPending, fetchStatus, failureCount }) => isPending && fetchStatus !== 'paused' && failureCount === 0,
  );
  // Asked again after a failure they are not waited for anew: the form is there.
  const [settled, setSettled] = useState(false);
  if (!awaited && !settled) setSettled(true);
  if (awaited && !settled) return null;
  return inOrderOfUse(past.data?.pages[0]?.games ?? [], upcoming.data?.pages[0]?.games ?? []);
}
