import { takeBackUp } from '../api/src/platform/back-up/take.ts';
import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { embeddedUrl } from '../api/src/platform/embedded/postgres-cluster.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { openDatabase } from './open-database.ts';

/** `npm run backup -- FILE`: the embedded database of DATA_DIR and all uploads, in one file, while Rondo runs or not. */
const [to, ...more] = process.argv.slice(2);
if (to === undefined || more.length > 0) {
  console.error('npm run backup -- FILE');
  process.exit(2);
}
try {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl !== null)
    throw new StartError('DATABASE_URL is your own PostgreSQL: back it up with its tools, as docs/operate.md says.');
  if (embeddedUrl(dataDir) === null) throw new StartError(`There is no database in ${dataDir}.`);
  const started = performance.now();
  const { packed, written } = await takeAt(dataDir, to);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${to}: ${megabytes(packed)} in ${megabytes(written)}, ${seconds} s`);
  if (process.env['STORAGE_S3_URL'])
    console.log('Without what was uploaded: that is in the bucket of STORAGE_S3_URL, which has back-ups of its own.');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function takeAt(dataDir: string, to: string) {
  const { url, stop } = await openDatabase();
  try {
    return await takeBackUp({ dataDir, url, to, signal: toldToEnd() });
  } finally {
    await stop();
  }
}

/** Ctrl-C leaves no half of a back-up. */
function toldToEnd(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => ending.abort(new StartError('The back-up was cut off: nothing was written.')));
  return ending.signal;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
