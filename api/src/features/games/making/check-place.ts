import { phrasesIn } from '@rondo/phrases';
import { placeWithinKm } from '@rondo/rules';
import { sql } from 'kysely';
import { isWithinKm } from '../../../platform/database/geometry.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';

/** The text in the form's field when there is no address, in every language. */
const noAddresses = new Set<string>(
  Object.values(phrasesIn).flatMap(({ create }) => [create.unknown, create.addressError]),
);

/**
 * Ensures that a game can be found: the gazetteer knows a place near the point, and the address is a real one
 * (decisions/0028-places-of-games.md).
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

/** Whether the gazetteer has a place close enough to name a point (features/places names it). */
async function isNearPlace(db: Database, latitude: number, longitude: number): Promise<boolean> {
  const { rows } = await sql`
    select from place where ${isWithinKm({ latitude, longitude }, placeWithinKm)} limit 1`.execute(db);
  return rows.length > 0;
}
