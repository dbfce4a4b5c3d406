import type { GameFilters } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Audience } from '../rows/listed-rows.ts';
import { conditions } from './search-conditions.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * How many games a search around each of some places finds now.
 * @param filters the other filters, and the radius in kilometres
 */
export async function countAround(
  db: Database,
  places: readonly Point[],
  { filters, audience, now }: { filters: Omit<GameFilters, keyof Point>; audience: Audience; now: Date },
): Promise<number[]> {
  if (places.length === 0) return [];
  const counts = places.map(
    ({ latitude, longitude }) =>
      sql`(select count(*) from game
        where ${conditions({ ...filters, latitude, longitude }, { list: 'cities', audience, now })})`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}
