import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** @throws Refused `city_not_found` unless it is one of the preferred cities */
export async function requireCity(db: Database, name: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from preferred_city where name = ${name}`.execute(db);
  if (rows.length === 0) throw new Refused('city_not_found');
}
