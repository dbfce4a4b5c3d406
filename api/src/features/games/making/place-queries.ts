import { placeWithinKm } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { isWithinKm } from '../../../platform/database/geometry.ts';

/** Whether the gazetteer has a place close enough to name a point (features/places names it). */
export async function isNearPlace(db: Database, latitude: number, longitude: number): Promise<boolean> {
  const { rows } = await sql`
    select from place where ${isWithinKm({ latitude, longitude }, placeWithinKm)} limit 1`.execute(db);
  return rows.length > 0;
}
