import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

export type Town = Pick<Rows['place'], 'name' | 'latitude' | 'longitude'>;

/**
 * The places with these names, the largest for each name.
 * @throws Refused `town_unknown`
 */
export async function requireTowns(db: Database, names: readonly string[]): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select distinct on (name) name, latitude, longitude from place where name = any(${names}::text[])
    order by name, population desc, id`.execute(db);
  return names.map((wanted) => {
    const town = rows.find(({ name }) => name === wanted);
    if (!town) throw new Refused('town_unknown', { town: wanted });
    return town;
  });
}
