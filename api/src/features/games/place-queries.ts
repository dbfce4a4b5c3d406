import { placeWithinKm } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** Whether the gazetteer has a place so near a point that it is named for it (features/places names it). */
export async function isNearPlace(db: Database, latitude: number, longitude: number): Promise<boolean> {
  const kmPerDegree = 111.195;
  const kmPerLongitude = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  const degrees = placeWithinKm / kmPerDegree;
  const { rows } = await sql`
    select from place
    where latitude between ${latitude - degrees} and ${latitude + degrees}
      and ((latitude - ${latitude}::float8) * ${kmPerDegree}::float8) ^ 2
        + ((longitude - ${longitude}::float8) * ${kmPerLongitude}::float8) ^ 2 <= ${placeWithinKm ** 2}::float8
    limit 1`.execute(db);
  return rows.length > 0;
}
