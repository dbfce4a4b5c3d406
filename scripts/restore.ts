import { restoreBackUp } from '../api/src/platform/back-up/restore.ts';
import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';

/** `npm run restore -- FILE [--force]`: a back-up into DATA_DIR, which must be empty; with `--force` its contents are moved aside. */
const given = process.argv.slice(2);
const [from, ...more] = given.filter((word) => word !== '--force');
if (from === undefined || more.length > 0) {
  console.error('npm run restore -- FILE [--force]');
  process.exit(2);
}
try {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl !== null)
    throw new StartError('DATABASE_URL is your own PostgreSQL: restore it with its tools, as docs/operate.md says.');
  const started = performance.now();
  const { endedAt, movedTo } = await restoreBackUp({ from, dataDir, force: given.includes('--force') });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${dataDir} is as it was on ${endedAt}, ${seconds} s`);
  if (movedTo !== null) console.log(`What was there is in ${movedTo}`);
  console.log('Now: npm run check:ledger, and start Rondo with the SECRET_KEY it had');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
