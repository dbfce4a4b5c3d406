import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { isServed, startEmbeddedPostgres } from '../api/src/platform/embedded/embedded-postgres.ts';
import { embeddedUrl } from '../api/src/platform/embedded/postgres-cluster.ts';
import { query } from '../chaos/src/world.ts';

/** The database of DATABASE_URL, or the embedded one of DATA_DIR, which is started if it isn't running. */
export async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const config = readDatabaseSettings(process.env);
  const stop = async () => undefined;
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop };
  const running = isServed(config.dataDir) ? embeddedUrl(config.dataDir) : null;
  if (running !== null && (await answers(running))) return { url: running, stop };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  return { url: embedded.url, stop: () => embedded.stop() };
}

function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}
