import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface PublishedClose {
  day: string;
  journals: number;
  hash: string;
  previous_hash: string;
}

/** The latest closes, newest first, without amounts. Hashes are hexadecimal. */
export async function findCloses(db: Database, limit: number): Promise<PublishedClose[]> {
  const { rows } = await sql<PublishedClose>`
    select c.day::text as day, journals, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as previous_hash
    from daily_close c order by c.day desc limit ${limit}`.execute(db);
  return rows;
}
