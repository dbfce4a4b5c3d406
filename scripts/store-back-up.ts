import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backUpsToRemove } from '@rondo/rules/back-ups';
import { retention } from '@rondo/rules/retention';
import { noteBackUp, noteFailure } from '../api/src/platform/back-up/note-back-up.ts';
import { BackUpRunning, oneAtATime } from '../api/src/platform/back-up/one-at-a-time.ts';
import { dumpDatabase } from '../api/src/platform/back-up/dump.ts';
import { backUpName, readBackUpNames } from '../api/src/platform/back-up/names.ts';
import { sealInto } from '../api/src/platform/back-up/seal.ts';
import { takeBackUp } from '../api/src/platform/back-up/take.ts';
import { readDatabaseSettings } from '../api/src/platform/config.ts';
import type { BackUpSettings } from '../api/src/platform/settings/back-up-settings.ts';
import { reasonOf, StartError } from '../api/src/platform/settings/start-error.ts';
import { openBackUpStore } from '../api/src/providers/back-ups/open.ts';
import type { BackUpStore } from '../api/src/providers/back-ups/provider.ts';
import { openDatabase } from './open-database.ts';

/** After this many days no back-up contains anybody who has left, as the privacy policy says. */
const promisedDays = Temporal.Duration.from(retention.backups.kept).total('days');

interface Stored {
  name: string;
  place: string;
  bytes: number;
  /** The back-ups that were removed for it. */
  removed: string[];
}

/**
 * Backs up the database in use, the operator's own or the embedded one, stores the back-up encrypted off the machine, and removes back-ups that are
 * no longer needed (decisions/0115-back-ups-that-happen.md).
 * @throws StartError
 */
export async function storeBackUp(settings: BackUpSettings, signal: AbortSignal): Promise<Stored> {
  const { recipients } = settings;
  if (recipients.length === 0)
    throw new StartError('Set BACKUP_RECIPIENTS to the public keys that encrypt back-ups: --make-key makes a pair.');
  const { databaseUrl, dataDir } = readDatabaseSettings(process.env);
  const store = openBackUpStore(settings);
  const at = new Date();
  const name = backUpName(at, databaseUrl === null ? 'backup' : 'dump');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(dataDir, 'back-up-'));
  const { url, stop } = await openDatabase();
  const make = async () => {
    const file = path.join(folder, name);
    const seal = (plain: AsyncIterable<Uint8Array>, to = file) => sealInto(to, recipients, plain);
    if (databaseUrl === null) await takeBackUp({ dataDir, url, to: file, write: seal, signal });
    else await dumpDatabase(databaseUrl, seal, signal);
    await store.put(name, file);
    const removed = await rotate(store, at);
    const stored = { place: store.place, bytes: (await stat(file)).size };
    await noteBackUp(url, 'taken', stored);
    return { name, ...stored, removed };
  };
  try {
    return await oneAtATime(url, make);
  } catch (error) {
    // Where the database is away, that is what is said.
    if (!(error instanceof BackUpRunning))
      await noteFailure(url, 'take_failed', reasonOf(error)).catch(() => undefined);
    throw error;
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rotate(store: BackUpStore, now: Date): Promise<string[]> {
  const there = readBackUpNames(await store.list());
  const old = new Set(
    backUpsToRemove(
      there.map(({ at }) => at),
      now,
      promisedDays,
    ),
  );
  const removed = there.filter(({ at }) => old.has(at)).map(({ name }) => name);
  for (const name of removed) await store.remove(name);
  return removed;
}
