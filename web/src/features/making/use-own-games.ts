import type { OrganisedCard } from '@rondo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inOrderOfUse } from './own-games.ts';
import { organisedGamesQuery } from '../../platform/organised-query.ts';

/**
 * The user's own games in the order in which they are likely to be repeated, latest held first; null until they are there, an empty list if they
 * can't be had.
 */
export function useOwnGames(): OrganisedCard[] | null {
  const past = useInfiniteQuery(organisedGamesQuery('past'));
  const upcoming = useInfiniteQuery(organisedGamesQuery('upcoming'));
  // The form doesn't wait for them without a connection.
  const awaited = [past, upcoming].some(
    ({ isPending, fetchStatus, failureCount }) => isPending && fetchStatus !== 'paused' && failureCount === 0,
  );
  // Once the form shows, it doesn't wait for a query that is repeated after a failure.
  const [settled, setSettled] = useState(false);
  if (!awaited && !settled) setSettled(true);
  if (awaited && !settled) return null;
  return inOrderOfUse(past.data?.pages[0]?.games ?? [], upcoming.data?.pages[0]?.games ?? []);
}
