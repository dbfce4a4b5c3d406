import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';

/** A folder that is removed afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-chaos-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PostgreSQL of its own, as durable as the real one, migrated and empty. */
export function withDatabase<T>(work: (url: string, folder: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const server = await startEmbeddedPostgres({ dataDir: folder });
    try {
      await migrate(server.url);
      return await work(server.url, folder);
    } finally {
      await server.stop();
    }
  });
}
