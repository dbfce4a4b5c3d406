import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { migrateJobs } from './jobs.ts';
import { StartError } from './start-error.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');

/** Names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
}

/**
 * Brings the database at `url` to the newest migration, each in a transaction of its own, under an advisory lock so that
 * several processes can start at once. Forward only.
 * @returns how many migrations were applied.
 */
export async function migrate(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(72616)');
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    refuseNewer([...applied], await migrationNames());
    const missing = (await migrationNames()).filter((name) => !applied.has(name));
    for (const name of missing) {
      const text = await readFile(path.join(folder, name), 'utf8');
      await client.query('begin');
      await client.query(text);
      await client.query('insert into migration (name) values ($1)', [name]);
      await client.query('commit');
    }
    await migrateJobs(url);
    return missing.length;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that newer code has changed: it would be written by rules it does not have any more.
 * @throws StartError
 */
function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name)).sort();
  if (unknown.length > 0)
    throw new StartError(
      `This database was made by a newer Rondo (${unknown.join(', ')}): start that one, or restore a back-up from before it.`,
    );
}
