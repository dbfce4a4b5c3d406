import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataFolder } from './data-lock.ts';
import { ensureCluster, readAccess, removeSockets, urlOf } from './postgres-cluster.ts';
import { findPostgres } from './postgres-program.ts';
import { endServer, launchServer, postmaster, stopLimit, waitFor } from './postgres-server.ts';
import { servesCluster } from './process-identity.ts';
import { StartError, systemCode } from '../settings/start-error.ts';

export { StartError } from '../settings/start-error.ts';

/** A PostgreSQL server of our own. */
export type EmbeddedPostgres = {
  /** Connection string of the database `rondo`, with its password. */
  url: string;
  /** Fast shutdown: open transactions are rolled back. It may be called more than once. */
  stop(): Promise<void>;
};

/** For a small machine that also runs everything else. Durability is PostgreSQL's default: fsync is on. */
const defaults = {
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
};

/** Settings that callers can't change: reachable from this machine only, by a socket in the cluster too; all times in UTC. */
const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '.', TimeZone: 'UTC', log_timezone: 'UTC' };

/** The folder in the data folder into which a restore unpacks, until everything is there. */
export const restoring = 'restoring';

/**
 * Starts the embedded PostgreSQL with its cluster in `<dataDir>/postgres`, created on the first start, and restarts it if it dies. What
 * an earlier, killed process left behind is cleaned up first.
 * @throws StartError with one sentence for the operator
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  settings?: Record<string, string>;
  /** In the data folder by default. */
  log?: string;
  /** How long its start may take, in ms; a minute by default. */
  limit?: number;
}): Promise<EmbeddedPostgres> {
  const dataDir = prepareFolder(options.dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const cutOff = join(dataDir, restoring);
    if (existsSync(cutOff)) throw new StartError(`A restore into ${dataDir} was cut off: do it again with --force.`);
    const program = findPostgres(join(dataDir, 'postgres'));
    const cluster = ensureCluster(program, dataDir, options.settings?.['fsync'] === 'off');
    await endOrphan(cluster);
    const access = await readAccess(dataDir);
    const settings = { ...defaults, ...options.settings, ...fixed, port: String(access.port) };
    const { log = join(dataDir, 'postgres.log'), limit } = options;
    const server = await superviseServer(() => launchServer(program, cluster, settings, { log, limit }));
    let stopping: Promise<void> | undefined;
    return {
      url: urlOf(dataDir, access),
      stop: () => (stopping ??= server.stop().finally(unlock)),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether a server runs on the data folder; its port alone may belong to another one by now. */
export function isServed(dataDir: string): boolean {
  const cluster = join(dataDir, 'postgres');
  const { pid } = postmaster(cluster);
  return pid !== undefined && servesCluster(pid, cluster);
}

/**
 * Makes the data folder if there is none.
 * @returns its real path
 * @throws StartError when it can't be written
 */
export function prepareFolder(path: string): string {
  try {
    makeFolder(resolve(path));
    accessSync(path, constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new StartError(
      `The data folder ${resolve(path)} can't be written (${systemCode(error) ?? String(error)}): allow it, or set DATA_DIR to another folder.`,
    );
  }
}

/** Like `mkdir -p`. Node's own never returns where a file system says that a folder can never be created, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Stops a server that outlived its killed parent, and removes the postmaster.pid of one that is gone: after a reboot its number may
 * belong to another process, which PostgreSQL would mistake for itself.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const pid = postmaster(cluster).pid;
  if (pid !== undefined && servesCluster(pid, cluster)) {
    process.kill(pid, 'SIGINT');
    const gone = () => !servesCluster(pid, cluster);
    if (!(await waitFor(gone, stopLimit))) process.kill(pid, 'SIGQUIT');
    if (!(await waitFor(gone, stopLimit)))
      throw new StartError(
        `An earlier PostgreSQL (process ${pid}) still runs on ${cluster} and does not end: end it first.`,
      );
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  removeSockets(cluster);
}

async function superviseServer(start: () => Promise<ChildProcess>): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let reviving = Promise.resolve();
  let child = await start();
  // A crash of this process stops the server too if possible; after a kill -9 the next start cleans up.
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);

  const revive = async () => {
    while (!stopping.signal.aborted) {
      try {
        child = await start();
        watch();
        return;
      } catch {
        await sleep(1000); // the reason is in its log; meanwhile the database is reported as unreachable
      }
    }
  };
  const watch = () =>
    child.once('exit', () => {
      reviving = revive();
    });
  watch();

  return {
    async stop() {
      stopping.abort();
      await reviving;
      process.off('exit', endWithUs);
      await endServer(child);
    },
  };
}
