import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker } from 'modern-tar';
import { Client } from 'pg';
import { major } from '../embedded/postgres-cluster.ts';
import { StartError, systemCode } from '../settings/start-error.ts';
import { type BackUpHead, compressing, firstEntry, lastEntry, Packing, parts, platform } from './format.ts';

/** Folders whose contents PostgreSQL makes anew, or that are packed at the end of the back-up. */
const leftEmpty = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /^(?:\.s\.PGSQL\..*|postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;
/** The file that says where recovery begins; it comes after all files that it is about. */
const control = 'global/pg_control';

/**
 * Backs up a data folder while its database is in use (decisions/0055-back-ups.md): by PostgreSQL's own base back-up, with the write-ahead log that
 * makes it whole, and uploaded files. It contains everything as it was at its end.
 * @param url the embedded database of `dataDir`
 * @param to the file, which must not exist yet; only its owner may read it
 * @returns the number of bytes packed, and of the file
 * @throws StartError with one sentence for the operator
 */
export async function takeBackUp(options: {
  dataDir: string;
  url: string;
  to: string;
  /** Writes the back-up in another way, for example sealed. */
  write?: (plain: AsyncIterable<Uint8Array>, file: string) => Promise<void>;
  /** Ends the back-up with its reason, and leaves no file. */
  signal?: AbortSignal;
}): Promise<{ packed: number; written: number }> {
  const { dataDir, url, write = writePlain, signal } = options;
  const to = path.resolve(options.to);
  if (existsSync(to)) throw new StartError(`${to} exists already: name another file.`);
  const unfinished = `${to}.${process.pid}.part`;
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { readable, controller } = createTarPacker();
    const packing = new Packing(controller);
    const packed = pack(packing, client, dataDir)
      .then(() => controller.finalize())
      .catch((error: unknown) => {
        controller.error(error);
        throw error;
      });
    const written = pipeline(
      Readable.fromWeb(readable),
      compressing(),
      (plain: AsyncIterable<Uint8Array>) => write(plain, unfinished),
      { signal },
    );
    await Promise.all([packed, written]);
    await rename(unfinished, to);
    await syncFolder(path.dirname(to));
    return { packed: packing.bytes, written: (await stat(to)).size };
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

async function writePlain(plain: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  await pipeline(plain, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

async function pack(packing: Packing, client: Client, dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, parts.cluster);
  // Until this connection ends, PostgreSQL keeps the log from where the back-up began.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [
    `back_up_${randomUUID().replaceAll('-', '_')}`,
  ]);
  const begun = await one<{ wal: string }>(
    client,
    `select pg_walfile_name(pg_backup_start('rondo', fast => true)) as wal`,
  );
  const { files, folders } = await listCluster(cluster);
  const { migrations } = await one<{ migrations: string[] }>(
    client,
    'select array(select name from migration order by name) as migrations',
  );
  const head: BackUpHead = {
    format: 1,
    postgres: major,
    platform,
    migrations,
    folders,
  };
  await packing.text(firstEntry, JSON.stringify(head));
  for (const name of files) await packing.file(`${parts.cluster}/${name}`, path.join(cluster, name));
  await packing.file(`${parts.cluster}/${control}`, path.join(cluster, control));
  // Files are packed before the end, because some may be removed by then, and after it, because some come meanwhile: so every file that a row names
  // is packed. The second pass packs files that came during the first, so that few come after the end.
  const already = new Set<string>();
  await packNewFiles(packing, dataDir, already);
  await packNewFiles(packing, dataDir, already);

  const ended = await one<{ at: Date; label: string; map: string; wal: string }>(
    client,
    'select clock_timestamp() as at, labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as wal from pg_backup_stop(wait_for_archive => false)',
  );
  if (ended.map.trim() !== '') throw new StartError('The database has tablespaces, which a back-up does not have.');
  await packNewFiles(packing, dataDir, already);
  await packing.text(`${parts.cluster}/backup_label`, ended.label);
  const log = (await readdir(path.join(cluster, 'pg_wal'))).filter(
    (name) => name.endsWith('.history') || (/^[\dA-F]{24}$/.test(name) && name >= begun.wal && name <= ended.wal),
  );
  if (!log.includes(begun.wal) || !log.includes(ended.wal))
    throw new StartError('The write-ahead log of the back-up is not whole: take it again.');
  for (const name of log) await packing.file(`${parts.cluster}/pg_wal/${name}`, path.join(cluster, 'pg_wal', name));
  await packing.file(parts.access, path.join(dataDir, parts.access));
  await packing.text(lastEntry, JSON.stringify({ endedAt: ended.at.toISOString() }));
}

/** @param already the names of the packed files, to which it adds */
async function packNewFiles(packing: Packing, dataDir: string, already: Set<string>): Promise<void> {
  for (const name of new Set(await listFiles(dataDir)).difference(already)) {
    await packing.file(`${parts.files}/${name}`, path.join(dataDir, parts.files, name));
    already.add(name);
  }
}

/** Whole uploaded files: a file that is being written has no name yet. */
async function listFiles(dataDir: string): Promise<string[]> {
  const { files } = await listBelow(path.join(dataDir, parts.files), () => true);
  return files.filter((name) => !name.endsWith('.part'));
}

async function listCluster(cluster: string): Promise<{ files: string[]; folders: string[] }> {
  const { files, folders } = await listBelow(cluster, (folder) => !leftEmpty.has(folder));
  return {
    folders: [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'],
    files: files.filter((name) => name !== control && !leftOut.test(path.posix.basename(name))),
  };
}

/** Files and folders below a folder; those removed meanwhile are left out. */
async function listBelow(root: string, enters: (folder: string) => boolean) {
  const [files, folders]: [string[], string[]] = [[], []];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (systemCode(error) === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isSymbolicLink())
        throw new StartError(`${path.join(root, name)} is a symbolic link, which a back-up does not follow.`);
      if (entry.isFile()) files.push(name);
      if (!entry.isDirectory()) continue;
      folders.push(name);
      if (enters(name)) open.push(name);
    }
  }
  return { files, folders };
}

async function one<Row extends object>(client: Client, text: string): Promise<Row> {
  const [row] = (await client.query<Row>(text)).rows;
  if (row === undefined) throw new Error(`no row: ${text}`);
  return row;
}

/** Makes sure that the file's name survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
