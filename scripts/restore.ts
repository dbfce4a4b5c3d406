import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDump } from '../api/src/platform/back-up/dump.ts';
import { restoreBackUp } from '../api/src/platform/back-up/restore.ts';
import { unsealInto, unsealToFile } from '../api/src/platform/back-up/seal.ts';
import { readBackUpSettings, readDatabaseSettings } from '../api/src/platform/config.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { openBackUpStore } from '../api/src/providers/back-ups/open.ts';
import { findNewest, requireIdentity } from './verify-back-up.ts';

/**
 * `npm run restore -- FILE [--force]`: restores a back-up into DATA_DIR, which must be empty; with `--force` its contents are moved aside. `npm run
 * restore -- --from PLACE [--name NAME]`: restores a stored back-up, the newest unless named, there or into the empty database of DATABASE_URL.
 */
const usage = 'npm run restore -- FILE [--force], or --from PLACE [--name NAME] [--force]';

try {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, name: { type: 'string' }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (more.length > 0 || (file === undefined) === (values.from === undefined)) throw new StartError(usage);
  if (file !== undefined) await restoreFile(file, values.force);
  else await restoreStored(values);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function restoreStored({ from, name, force }: { from?: string; name?: string; force: boolean }): Promise<void> {
  const settings = readBackUpSettings(process.env, from);
  const identity = requireIdentity(settings.identity);
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  const wanted = name ?? (await findNewest(settings)).name;
  // Written beside the data folder, because that must be empty.
  await mkdir(path.dirname(dataDir), { recursive: true });
  const folder = await mkdtemp(`${dataDir}-restore-`);
  try {
    const sealed = path.join(folder, 'sealed');
    await openBackUpStore(settings).fetch(wanted, sealed);
    if (wanted.endsWith('.dump.age')) {
      if (databaseUrl === null)
        throw new StartError('Set DATABASE_URL to an empty database: this is a dump of your own PostgreSQL.');
      const began = performance.now();
      await restoreDump(databaseUrl, (to) => unsealInto(sealed, identity, to));
      console.log(`${wanted} is back in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      sayNext();
      return;
    }
    const plain = path.join(folder, 'opened');
    await unsealToFile(sealed, identity, plain);
    await restoreFile(plain, force);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreFile(from: string, force: boolean): Promise<void> {
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl !== null)
    throw new StartError(
      'DATABASE_URL is your own PostgreSQL: restore it with its own tools (docs/operate/restore.md).',
    );
  const began = performance.now();
  const { endedAt, movedTo } = await restoreBackUp({ from, dataDir, force });
  console.log(`${dataDir} is as it was on ${endedAt}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (movedTo !== null) console.log(`What was there before is in ${movedTo}`);
  sayNext();
}

function sayNext(): void {
  console.log('Now run npm run check:ledger, and start Rondo with the same SECRET_KEY as before');
}
