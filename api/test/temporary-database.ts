import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '../src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded/embedded-postgres.ts';

/** A folder that is removed afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PostgreSQL of its own, as durable as the real one, migrated and empty. */
export function withDatabase<T>(
  work: (url: string, folder: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const server = await startEmbeddedPostgres({ dataDir: folder, settings });
    try {
      await migrate(server.url);
      return await work(server.url, folder);
    } finally {
      await server.stop();
    }
  });
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
