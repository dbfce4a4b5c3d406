import { parseArgs } from 'node:util';
import { makeKeys } from '../api/src/platform/back-up/seal.ts';
import { takeBackUp } from '../api/src/platform/back-up/take.ts';
import { readBackUpSettings, readDatabaseSettings } from '../api/src/platform/config.ts';
import { embeddedUrl } from '../api/src/platform/embedded/postgres-cluster.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { openDatabase } from './open-database.ts';
import { storeBackUp } from './store-back-up.ts';
import { verifyNewest } from './verify-back-up.ts';

/**
 * `npm run backup -- [--to PLACE]`: the database and, with the embedded one, all uploads, encrypted, off the machine; `--verify` restores the newest
 * one into an empty place and checks its ledger; `--make-key` makes a pair of keys. `npm run backup -- FILE`: the embedded database in one plain
 * file.
 */
const usage = 'npm run backup -- [--to s3://BUCKET/PREFIX | --to FOLDER] [--verify] | --make-key | FILE';

try {
  const { values, positionals } = parseArgs({
    options: {
      to: { type: 'string' },
      verify: { type: 'boolean', default: false },
      'make-key': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (more.length > 0) throw new StartError(usage);
  if (values['make-key']) await makeKey();
  else if (file !== undefined) await backUpInto(file);
  else if (values.verify) await verify(values.to);
  else await store(values.to);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function makeKey(): Promise<void> {
  const { recipient, identity } = await makeKeys();
  console.log(`BACKUP_RECIPIENTS=${recipient}`);
  console.log(`BACKUP_IDENTITY=${identity}`);
  console.error(
    'Keep BACKUP_IDENTITY elsewhere, in two places: without it nobody can open a back-up, with it anyone can.',
  );
}

async function store(to: string | undefined): Promise<void> {
  const began = performance.now();
  const { name, place, bytes, removed } = await storeBackUp(readBackUpSettings(process.env, to), toldToEnd());
  console.log(`${place}: ${name}, ${megabytes(bytes)}, ${secondsSince(began)} s`);
  if (removed.length > 0) console.log(`removed: ${removed.join(', ')}`);
  sayWithoutFiles(name.endsWith('.dump.age'));
}

async function verify(to: string | undefined): Promise<void> {
  const { backUp, isWhole, seconds } = await verifyNewest(readBackUpSettings(process.env, to));
  console.log(`${backUp.name}: of ${backUp.at.toISOString()}, back in ${seconds.toFixed(1)} s`);
  if (!isWhole) throw new StartError('The back-up was restored, but its ledger doesn’t balance.');
}

async function backUpInto(file: string): Promise<void> {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl !== null)
    throw new StartError('DATABASE_URL is your own PostgreSQL: name a place with --to (docs/operate/restore.md).');
  if (embeddedUrl(dataDir) === null) throw new StartError(`There is no database in ${dataDir}.`);
  const began = performance.now();
  const { url, stop } = await openDatabase();
  try {
    const { packed, written } = await takeBackUp({ dataDir, url, to: file, signal: toldToEnd() });
    console.log(`${file}: ${megabytes(packed)} in ${megabytes(written)}, ${secondsSince(began)} s`);
  } finally {
    await stop();
  }
  sayWithoutFiles(false);
}

/** @param isDump whether only the database is backed up */
function sayWithoutFiles(isDump: boolean): void {
  if (process.env['STORAGE_S3_URL'])
    console.log('Uploads are not in it: they are in the bucket of STORAGE_S3_URL, which needs its own back-ups.');
  else if (isDump)
    console.log('Uploads are not in it: they are in the folder files of DATA_DIR. Copy it, or use a bucket.');
}

/** Ctrl-C leaves no half back-up. */
function toldToEnd(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => ending.abort(new StartError('The back-up was stopped: nothing was written.')));
  return ending.signal;
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
