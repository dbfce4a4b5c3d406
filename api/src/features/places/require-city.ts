import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * @param isOffered whether the city must still be offered: a former city keeps its players and their leaderboard, and gets no new ones
 * @throws Refused `city_not_found` unless it is one of the preferred cities
 */
export async function requireCity(db: Database, name: string, { isOffered }: { isOffered: boolean }): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from preferred_city where name = ${name} and (position is not null or not ${isOffered})`.execute(db);
  if (rows.length === 0) throw new Refused('city_not_found');
}
