import { placeWithinKm } from '@rondo/rules';
import { demandTerms } from '@rondo/rules/demand';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { type GeoPoint, isWithinKm, squaredKm } from '../../platform/database/geometry.ts';

/** The town that a point counts for: the largest place close by, or else the nearest; null if no place is known. @returns its id */
export async function findTown(db: Database, point: GeoPoint): Promise<number | null> {
  const close = sql`${squaredKm(point)} <= ${demandTerms.townKm ** 2}`;
  const { rows } = await sql<{ id: number }>`
    select id from place where ${isWithinKm(point, placeWithinKm)}
    order by ${close} desc, case when ${close} then population end desc nulls last, ${squaredKm(point)}, id limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
