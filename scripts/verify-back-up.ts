import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { noteBackUp, noteFailure } from '../api/src/platform/back-up/note-back-up.ts';
import { restoreDump } from '../api/src/platform/back-up/dump.ts';
import { readBackUpNames, type StoredBackUp } from '../api/src/platform/back-up/names.ts';
import { restoreBackUp } from '../api/src/platform/back-up/restore.ts';
import { unsealInto, unsealToFile } from '../api/src/platform/back-up/seal.ts';
import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded/embedded-postgres.ts';
import type { BackUpSettings } from '../api/src/platform/settings/back-up-settings.ts';
import { reasonOf, StartError, systemCode } from '../api/src/platform/settings/start-error.ts';
import { openBackUpStore } from '../api/src/providers/back-ups/open.ts';
import { query } from '../chaos/src/world.ts';
import { lookAtLedger } from './look-at-ledger.ts';
import { openDatabase } from './open-database.ts';

/** A restored database to look at. */
interface Restored {
  url: string;
  remove(): Promise<void>;
}

interface Verified {
  backUp: StoredBackUp;
  isWhole: boolean;
  /** The seconds from fetching it to a database that answers. */
  seconds: number;
}

/**
 * Restores the newest back-up into an empty place and checks its ledger; nothing of it stays.
 * @throws StartError
 */
export async function verifyNewest(settings: BackUpSettings): Promise<Verified> {
  const { identity } = settings;
  const backUp = await findNewest(settings);
  const { dataDir } = readDatabaseSettings(process.env);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(dataDir, 'verify-'));
  try {
    const began = performance.now();
    const file = path.join(folder, backUp.name);
    await openBackUpStore(settings).fetch(backUp.name, file);
    const key = requireIdentity(identity);
    const restored =
      backUp.kind === 'backup' ? await asEmbedded(file, key, folder) : await asDatabase(file, key, settings);
    const seconds = (performance.now() - began) / 1000;
    const isWhole = await hasWholeLedger(restored);
    if (isWhole) await note();
    else await noteNotWhole('its ledger does not hold');
    return { backUp, isWhole, seconds };
  } catch (error) {
    if (!(error instanceof NotNoted)) await noteNotWhole(reasonOf(error));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasWholeLedger(restored: Restored): Promise<boolean> {
  try {
    return (await lookAtLedger(restored.url)) === 'whole';
  } finally {
    await restored.remove();
  }
}

/** @throws StartError if there is none */
export async function findNewest(settings: BackUpSettings): Promise<StoredBackUp> {
  const store = openBackUpStore(settings);
  const [newest] = readBackUpNames(await store.list());
  if (!newest) throw new StartError(`${store.place} holds no back-up.`);
  return newest;
}

export function requireIdentity(identity: string | null): string {
  if (identity === null) throw new StartError('Set BACKUP_IDENTITY to the secret age key that opens back-ups.');
  return identity;
}

async function asEmbedded(file: string, identity: string, folder: string): Promise<Restored> {
  const plain = path.join(folder, 'opened');
  await unsealToFile(file, identity, plain);
  const dataDir = path.join(folder, 'data');
  await restoreBackUp({ from: plain, dataDir, force: false });
  const server = await startEmbeddedPostgres({ dataDir });
  return { url: server.url, remove: () => server.stop() };
}

async function asDatabase(file: string, identity: string, { verifyUrl }: BackUpSettings): Promise<Restored> {
  const server = verifyUrl ?? readDatabaseSettings(process.env).databaseUrl;
  if (server === null) throw new StartError('Set BACKUP_VERIFY_URL to a PostgreSQL where Rondo may create a database.');
  const name = `rondo_verify_${process.pid}`;
  await query(server, `create database ${name} encoding 'UTF8' template template0`).catch((error: unknown) => {
    throw new StartError(whyNoDatabase(server, error));
  });
  const remove = async () => void (await query(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await restoreDump(url.href, (to) => unsealInto(file, identity, to));
    return { url: url.href, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const insufficientPrivilege = '42501';

/** Who may not make a database, and who should: a role of its own, as Rondo's own needs no such right. */
export function whyNoDatabase(server: string, error: unknown): string {
  const why = `No database could be created to try the back-up in: ${reasonOf(error)}.`;
  if (systemCode(error) !== insufficientPrivilege) return why;
  const role = decodeURIComponent(new URL(server).username) || 'its role';
  return `${why} ${role} lacks that right, which Rondo itself doesn’t need: su postgres -c "createuser rondo_verify --createdb --pwprompt", and put postgres://rondo_verify:PASSWORD@127.0.0.1/postgres into BACKUP_VERIFY_URL (docs/operate/restore.md).`;
}

/** Why the check went well and nobody will know: a role of its own needs to be allowed to write it down. */
export function whyNotNoted(server: string, error: unknown): string {
  const why = `The back-up was restored whole, but that couldn’t be recorded: ${reasonOf(error)}.`;
  if (systemCode(error) !== insufficientPrivilege) return why;
  const { username, pathname } = new URL(server);
  return `${why} Allow it: su postgres -c "psql -q ${pathname.slice(1)} -c 'grant select, insert, update on back_up, back_up_try to ${decodeURIComponent(username)}'".`;
}

/** Notes it in the database in use, whose metrics say when a back-up was last verified. */
async function note(): Promise<void> {
  const { url, stop } = await openDatabase();
  try {
    await noteBackUp(url, 'verified');
  } catch (error) {
    throw new NotNoted(whyNotNoted(url, error));
  } finally {
    await stop();
  }
}

/** It came back whole, which is not what failed. */
class NotNoted extends StartError {}

/** Notes why it did not come back; where even that fails, the caller's own words are enough. */
async function noteNotWhole(says: string): Promise<void> {
  const noting = async () => {
    const { url, stop } = await openDatabase();
    try {
      await noteFailure(url, 'verify_failed', says);
    } finally {
      await stop();
    }
  };
  await noting().catch(() => undefined);
}
