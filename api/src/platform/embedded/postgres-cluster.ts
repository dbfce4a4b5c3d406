import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runPostgres, type PostgresProgram } from './postgres-program.ts';
import { StartError } from '../settings/start-error.ts';

/** How to connect to the embedded server; stored beside the cluster, readable by its owner only. */
export type Access = { port: number; password: string };

/** Connections of this machine alone, with the password, whichever way they come. */
const whoConnects = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n';

/** The version of PostgreSQL's files. */
export const major = '18';

/**
 * How a program is told which cluster to work in. Root's PostgreSQL runs as another user, who may not enter the folders above (a checkout
 * below a 0700 home), so it starts inside the cluster and finds it again through its working directory. That way the data can stay in
 * DATA_DIR wherever it is.
 */
export function clusterArgument(cluster: string): string {
  return process.platform === 'linux' && process.getuid?.() === 0 ? '/proc/self/cwd' : cluster;
}

/** Creates the cluster if there is none yet. A start that was interrupted leaves nothing that counts. */
export function ensureCluster(program: PostgresProgram, dataDir: string, quick: boolean): string {
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster)) {
    checkCluster(cluster);
    // A cluster of an earlier Rondo has no line for the socket.
    writeFileSync(join(cluster, 'pg_hba.conf'), whoConnects);
    return cluster;
  }
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const { uid, gid } = program.runAs;
  if (uid !== undefined && gid !== undefined) chownSync(unfinished, uid, gid);

  initialise(program, unfinished, quick);
  const password = randomBytes(24).toString('base64url');
  // Each line is its own transaction; base64url needs no quoting.
  const setup = `ALTER ROLE rondo PASSWORD '${password}'\nCREATE DATABASE rondo\n`;
  const args = ['--single', '-D', clusterArgument(unfinished), ...(quick ? ['-F'] : []), 'postgres'];
  const made = runPostgres(program, 'postgres', args, { cwd: unfinished, input: setup });
  if (made.status !== 0) throw new StartError(`The new database could not be set up: ${lastLine(made.stderr)}`);
  // initdb without a password trusts everyone; from here on a password is required.
  writeFileSync(join(unfinished, 'pg_hba.conf'), whoConnects);

  writeAccess(dataDir, { port: 0, password });
  renameSync(unfinished, cluster);
  return cluster;
}

function initialise(program: PostgresProgram, folder: string, quick: boolean): void {
  // The built-in C.UTF-8 sorts the same on every machine; the system's, if it exists, classifies letters for pg_trgm.
  let reason = '';
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const args = ['-D', clusterArgument(folder), '-U', 'rondo', '--auth=trust', '--encoding=UTF8'];
    args.push(`--locale=${locale}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    args.push('--lc-messages=C', ...(quick ? ['--no-sync'] : []));
    const made = runPostgres(program, 'initdb', args, { cwd: folder });
    if (made.status === 0) return;
    reason = lastLine(made.stderr) || String(made.error ?? `status ${made.status}`);
    if (!/invalid locale/.test(made.stderr)) break;
  }
  throw new StartError(`The database could not be made in ${folder}: ${reason}`);
}

function checkCluster(cluster: string): void {
  const owner = statSync(cluster).uid;
  const me = process.getuid?.() ?? owner;
  if (me !== 0 && owner !== me)
    throw new StartError(
      `The database in ${cluster} belongs to another user (${owner}): start as that user or as root.`,
    );
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== major)
    throw new StartError(
      `The database in ${cluster} is of PostgreSQL ${version}, this Rondo brings ${major}: upgrade it first.`,
    );
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal/i.test(line)) ?? text.trim()
  );
}

const accessFile = (dataDir: string): string => join(dataDir, 'postgres-access.json');

/** The remembered port if it is still free, otherwise a new one. */
export async function readAccess(dataDir: string): Promise<Access> {
  let access: Access;
  try {
    access = JSON.parse(readFileSync(accessFile(dataDir), 'utf8'));
  } catch {
    throw new StartError(
      `The password of the database in ${dataDir} is gone (${accessFile(dataDir)}): put the file back from the back-up.`,
    );
  }
  if (access.port && (await freePort(access.port))) return access;
  const port = await freePort(0);
  const moved = { ...access, port: port ?? 0 };
  writeAccess(dataDir, moved);
  return moved;
}

/** The connection string of a data folder's embedded server; null if there never was one. */
export function embeddedUrl(dataDir: string): string | null {
  if (!existsSync(accessFile(dataDir))) return null;
  return urlOf(dataDir, JSON.parse(readFileSync(accessFile(dataDir), 'utf8')));
}

/**
 * The connection string of the database `rondo`: through the socket in the cluster, where a statement is there and back in some two thirds of the time
 * that it takes over loopback, or over loopback where the folder's name is too long for a socket.
 */
export function urlOf(dataDir: string, { port, password }: Access): string {
  const cluster = join(dataDir, 'postgres');
  const fits = Buffer.byteLength(join(cluster, socketName(port))) <= longestSocket;
  return `postgres://rondo:${password}@127.0.0.1:${port}/rondo${fits ? `?host=${encodeURIComponent(cluster)}` : ''}`;
}

/** PostgreSQL's own name of its socket. */
const socketName = (port: number): string => `.s.PGSQL.${port}`;
/** In bytes, on each system that PostgreSQL runs on. */
const longestSocket = 103;

/** Removes the sockets that a killed server left; PostgreSQL doesn't start if their numbers of processes belong to others by now. */
export function removeSockets(cluster: string): void {
  // Before a restore there is no cluster yet.
  if (!existsSync(cluster)) return;
  for (const name of readdirSync(cluster)) if (name.startsWith(socketName(0).slice(0, -1))) rmSync(join(cluster, name));
}

function writeAccess(dataDir: string, access: Access): void {
  const path = accessFile(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  // Root may start a cluster of another user, who must still be able to read this file afterwards.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(`${path}.new`, uid, gid);
  renameSync(`${path}.new`, path);
}

/** The port itself if it is free on loopback (any free one for 0), undefined if it is taken. */
function freePort(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const probe = createServer();
  probe.once('error', () => resolve(undefined));
  probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
  });
  return promise;
}
