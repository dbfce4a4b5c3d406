import type { Client } from 'pg';
import { type Database, openPool } from '../../api/src/platform/db.ts';
import { withClient, withDatabase } from '../../api/test/temporary-database.ts';

/** A database with room for millions of rows, with settings that make filling it fast. */
export function withLargeDatabase<T>(
  work: (url: string, folder: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withDatabase(work, { max_wal_size: '4GB', shared_buffers: '512MB', ...settings });
}

/** Runs `measure` on one connection to a large database that was filled. */
export function withFilledDatabase<F, T>(
  fill: (client: Client) => Promise<F>,
  measure: (db: Database, filled: F, url: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withLargeDatabase(async (url) => {
    const filled = await withClient(url, fill);
    const pool = openPool(url, 1);
    try {
      return await measure(pool.db, filled, url);
    } finally {
      await pool.close();
    }
  }, settings);
}

/** Fills tables without their indexes, which are made afterwards: millions of rows then take minutes, not an hour. Indexes of constraints stay. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
}
