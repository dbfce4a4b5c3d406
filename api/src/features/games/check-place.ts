import { noPlacePhrases } from '@rondo/phrases';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { isNearPlace } from './place-queries.ts';

/** What the form's field says in place of an address, in any language. */
const noAddresses = new Set<string>(Object.values(noPlacePhrases).flatMap(({ unknown, failed }) => [unknown, failed]));

/**
 * A game is published where people find it: the gazetteer knows a place near the point, and the address is one
 * (docs/decisions/places-of-games.md).
 * @throws Refused `place_unknown`
 */
export async function checkPlace(
  db: Database,
  { latitude, longitude, address }: { latitude: number; longitude: number; address: string },
): Promise<void> {
  const isKnown = !noAddresses.has(address) && (await isNearPlace(db, latitude, longitude));
  if (!isKnown)
    throw new Refused('place_unknown', undefined, [{ path: 'location', message: 'no place is known there' }]);
}
