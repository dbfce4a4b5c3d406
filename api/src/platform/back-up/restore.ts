import { constants, createReadStream, existsSync, type ReadStream } from 'node:fs';
import { access, chmod, chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hour } from '@rondo/rules';
import { unpackTar } from 'modern-tar/fs';
import { Client } from 'pg';
import { lockDataFolder } from '../embedded/data-lock.ts';
import { endOrphan, prepareFolder, restoring, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrationNames } from '../database/migrate.ts';
import { major } from '../embedded/postgres-cluster.ts';
import { findPostgres } from '../embedded/postgres-program.ts';
import { StartError, systemCode } from '../settings/start-error.ts';
import { type BackUpHead, decompressing, ending, lastEntry, parts, platform, readHead } from './format.ts';

/**
 * Restores a back-up into a data folder that nothing runs on (decisions/0055-back-ups.md). It is unpacked beside the folder and started once, so that
 * an unusable back-up changes nothing.
 * @param force moves the folder's contents aside; without it, the folder must be empty
 * @returns when the back-up ended, and where the earlier data are now
 * @throws StartError with one sentence for the operator
 */
export async function restoreBackUp(options: {
  from: string;
  dataDir: string;
  force: boolean;
}): Promise<{ endedAt: string; movedTo: string | null }> {
  const from = path.resolve(options.from);
  const head = await readChecked(from);
  const dataDir = prepareFolder(options.dataDir);
  const unlock = lockDataFolder(dataDir);
  const staged = path.join(dataDir, restoring);
  try {
    const present = Object.values(parts).filter((name) => existsSync(path.join(dataDir, name)));
    if (present.length > 0 && !options.force)
      throw new StartError(`${dataDir} is not empty: restore into another DATA_DIR, or add --force to move it aside.`);
    await endOrphan(path.join(staged, parts.cluster));
    await rm(staged, { recursive: true, force: true });
    await checkWhole(from);
    await mkdir(staged, { mode: 0o700 });
    const { endedAt } = await unpack(from, staged, head);
    await giveToOwner(staged, dataDir);
    await tryOut(staged, path.join(dataDir, 'restore.log'));
    await endOrphan(path.join(dataDir, parts.cluster));
    const movedTo = present.length > 0 ? await makeAside(dataDir) : null;
    if (movedTo !== null) await moveAll(present, dataDir, movedTo);
    await moveAll(
      Object.values(parts).filter((name) => existsSync(path.join(staged, name))),
      staged,
      dataDir,
    ).catch(async (error: unknown) => {
      if (movedTo !== null) await moveAll(present, movedTo, dataDir);
      throw error;
    });
    return { endedAt, movedTo };
  } finally {
    // Retries, because unpacking that failed may still be writing files.
    await rm(staged, { recursive: true, force: true, maxRetries: 10 });
    unlock();
  }
}

/** @throws StartError if this Rondo can't use it */
async function readChecked(from: string): Promise<BackUpHead> {
  const tar = (await openFile(from)).pipe(decompressing());
  const head = await readHead(tar).catch(() => null);
  tar.destroy();
  if (head === null) throw new StartError(`${from} is no back-up of Rondo, or a broken one.`);
  const known = new Set(await migrationNames());
  const unknown = head.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(`${from} was made by a newer Rondo (${unknown.join(', ')}): restore it with that one.`);
  if (head.postgres !== major || head.platform !== platform)
    throw new StartError(
      `${from} is of PostgreSQL ${head.postgres} on ${head.platform}, this is ${major} on ${platform}: restore it with what made it.`,
    );
  return head;
}

/**
 * Reads the whole back-up once before anything is written, because its checksum stands at its end.
 * @throws StartError if a byte has changed or is missing
 */
async function checkWhole(from: string): Promise<void> {
  const readAll = new Writable({ write: (_bytes, _encoding, done) => done() });
  await pipeline(await openFile(from), decompressing(), readAll).catch((error: unknown) => refuseBroken(from, error));
}

function refuseBroken(from: string, error: unknown): never {
  // An error of the disk is another matter.
  if (error instanceof Error && 'syscall' in error) throw error;
  throw new StartError(`${from} is broken: nothing was restored.`);
}

async function unpack(from: string, staged: string, head: BackUpHead): Promise<{ endedAt: string }> {
  const cluster = path.join(staged, parts.cluster);
  const unpacking = unpackTar(staged, { fmode: 0o600, dmode: 0o700 });
  await pipeline(await openFile(from), decompressing(), unpacking).catch((error: unknown) => refuseBroken(from, error));
  const last = path.join(staged, lastEntry);
  if (!existsSync(last)) throw new StartError(`${from} was cut off while it was written: nothing was restored.`);
  for (const folder of head.folders) await mkdir(path.join(cluster, folder), { recursive: true, mode: 0o700 });
  await chmod(cluster, 0o700);
  return ending.parse(JSON.parse(await readFile(last, 'utf8')));
}

/** @throws StartError if it can't be read */
async function openFile(from: string): Promise<ReadStream> {
  try {
    await access(from, constants.R_OK);
  } catch (error) {
    const code = systemCode(error);
    throw new StartError(code === 'ENOENT' ? `There is no ${from}.` : `${from} can't be read (${code}).`);
  }
  if (!(await stat(from)).isFile()) throw new StartError(`${from} is no file.`);
  return createReadStream(from);
}

/** Gives files that root unpacked to the data folder's owner; the cluster never to root, because PostgreSQL refuses to run as root. */
async function giveToOwner(staged: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chownAll(staged, uid, gid);
  const cluster = path.join(staged, parts.cluster);
  const { runAs } = findPostgres(cluster);
  await chownAll(cluster, runAs.uid ?? uid, runAs.gid ?? gid);
}

async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await chown(path.join(folder, name), uid, gid);
}

/** Has PostgreSQL replay its log to the end of the back-up, and stop; on a slow disk, writing everything takes its time. */
async function tryOut(staged: string, log: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir: staged, log, limit: hour });
  try {
    const client = new Client(server.url);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select from migration limit 1');
    await client.end();
  } finally {
    await server.stop();
  }
  await rm(log, { force: true });
}

async function makeAside(dataDir: string): Promise<string> {
  const aside = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await mkdir(aside, { mode: 0o700 });
  return aside;
}

/** Moves all of them, or none. While `restoring` is there, nothing starts on the folder. */
async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of names) {
      await rename(path.join(from, name), path.join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rename(path.join(to, name), path.join(from, name));
    throw error;
  }
}
