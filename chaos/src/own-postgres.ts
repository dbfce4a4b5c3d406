import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { findPostgres, findUser } from './cluster/programs.ts';
import { childrenOf, kill, signal } from './cluster/servers.ts';
import { query } from './world.ts';

const run = promisify(execFile);

/** An operator's own PostgreSQL with pgBackRest, as installed on this machine, in a folder; see docs/operate/restore.md. */
export interface OwnPostgres {
  start(cluster: string, port: number, archives: boolean, more?: Record<string, string>): Promise<string>;
  stop(cluster: string): Promise<void>;
  /** Stops each cluster that runs, the last one first. */
  stopAll(): Promise<void>;
  /** Makes a standby of the cluster that answers at this port. */
  copy(from: number, cluster: string): Promise<void>;
  /** The numbers of a cluster's processes, the parent of the others first. */
  processesOf(cluster: string): Promise<number[]>;
  /** Stops all processes of a cluster without ending them, or lets them go on. */
  signal(cluster: string, name: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  /** Kills all of them at once. */
  kill(cluster: string): Promise<void>;
  backRest(...args: string[]): Promise<void>;
  /** Types shell lines as the database's user, whose programs use the server at this port. @returns what they print */
  type(lines: string, at: number): Promise<string>;
}

/**
 * Runs `work` beside an own PostgreSQL whose cluster `first` has Rondo's migrated, empty database; stops its clusters afterwards.
 * @throws Error if PostgreSQL or pgBackRest is not installed
 */
export function withOwnPostgres<T>(
  port: number,
  work: (postgres: OwnPostgres, url: string, folder: string) => Promise<T>,
  { archives = false, settings = {} }: { archives?: boolean; settings?: Record<string, string> } = {},
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const postgres = await makeOwnPostgres(folder, port);
    try {
      const url = await postgres.start('first', port, archives, settings);
      await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
      await migrate(url);
      return await work(postgres, url, folder);
    } finally {
      await postgres.stopAll();
    }
  });
}

/**
 * Makes a cluster in `folder/first` that archives its log to `folder/repository`.
 * @throws Error if PostgreSQL or pgBackRest is not installed
 */
export async function makeOwnPostgres(folder: string, port: number): Promise<OwnPostgres> {
  const bin = await findPostgres();
  if (bin === null) throw new Error('install postgresql and pgbackrest first (docs/operate/restore.md)');
  const user = await findUser();
  const env = { PATH: `${bin}:${process.env['PATH']}`, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const call = (program: string, args: string[]) => run(program, args, { ...user, env, cwd: folder });
  const backRest = ['--config=pgbackrest.conf', '--stanza=rondo'].map((word) => word.replace('=p', `=${folder}/p`));
  await writeFile(
    path.join(folder, 'pgbackrest.conf'),
    `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-path=${folder}
lock-path=${folder}/lock
spool-path=${folder}/spool
start-fast=y
process-max=2
[rondo]
pg1-path=${folder}/first
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`,
  );
  for (const name of ['', 'repository', 'first', 'second']) {
    await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
    if (user !== null) await chown(path.join(folder, name), user.uid, user.gid);
  }
  await call('initdb', [
    '-D',
    `${folder}/first`,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-k',
  ]);
  const processesOf = async (cluster: string) => {
    const pid = Number((await readFile(`${folder}/${cluster}/postmaster.pid`, 'utf8')).split('\n')[0]);
    return [pid, ...(await childrenOf(pid))];
  };
  const ports = new Map<string, number>();
  const stop = async (cluster: string) =>
    void (await call('pg_ctl', ['-D', `${folder}/${cluster}`, '-m', 'fast', '-w', '-s', 'stop']));
  return {
    async start(cluster, at, archives, more = {}) {
      ports.set(cluster, at);
      const settings = {
        port: at,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: folder,
        archive_mode: archives ? 'on' : 'off',
        archive_command: `pgbackrest ${backRest.join(' ')} archive-push %p`,
        ...more,
      };
      const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
      const log = `${folder}/${cluster}.log`;
      const args = ['-D', `${folder}/${cluster}`, '-w', '-s', '-l', log, '-o', options.join(' '), 'start'];
      await call('pg_ctl', args).catch(async () => {
        throw new Error(`PostgreSQL did not start: ${(await readFile(log, 'utf8')).slice(-2000)}`);
      });
      return `postgres://postgres@127.0.0.1:${at}/rondo`;
    },
    stop,
    async stopAll() {
      for (const cluster of [...ports.keys()].toReversed()) await stop(cluster).catch(() => undefined);
    },
    processesOf,
    async copy(from, cluster) {
      const source = `-h 127.0.0.1 -p ${from} -U postgres`;
      await call('pg_basebackup', `${source} -D ${folder}/${cluster} -R -c fast`.split(' '));
    },
    signal: async (cluster, name) => (await processesOf(cluster)).forEach((pid) => signal(pid, name)),
    async kill(cluster) {
      const all = await processesOf(cluster);
      for (const pid of all) signal(pid, 'SIGSTOP');
      await Promise.all(all.map(kill));
      // A process that nobody waited for still has its number.
      for (const lock of [`${cluster}/postmaster.pid`, `.s.PGSQL.${ports.get(cluster)}.lock`])
        await rm(path.join(folder, lock));
    },
    async type(lines, at) {
      const asked = { PGHOST: folder, PGPORT: String(at), PGUSER: 'postgres', PGDATABASE: 'rondo' };
      return (await run('sh', ['-euc', lines], { ...user, env: { ...env, ...asked }, cwd: folder })).stdout;
    },
    backRest: async (...args) => void (await call('pgbackrest', [...backRest, '--log-level-console=off', ...args])),
  };
}
