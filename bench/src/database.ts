import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';

/** A migrated PostgreSQL of its own with durable commits, removed afterwards. */
export async function withDatabase<T>(
  work: (url: string, folder: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-'));
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { max_wal_size: '4GB', shared_buffers: '512MB', ...settings },
  });
  try {
    await migrate(server.url);
    return await work(server.url, folder);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fills tables without their indexes, which are made afterwards: millions of rows take minutes, not an hour. Those of constraints stay. */
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
