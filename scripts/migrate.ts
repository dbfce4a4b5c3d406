import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';

/** `rondo migrate`: migrates the database of DATABASE_URL before anything starts, as each start does too. */
try {
  const { databaseUrl } = readDatabaseSettings(process.env);
  if (databaseUrl === null) throw new StartError('Set DATABASE_URL: the embedded database migrates when it starts.');
  console.log(`${await migrate(databaseUrl)} migrations applied.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
