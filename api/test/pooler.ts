import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface Pooler {
  /** The address of the same database through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

interface Options {
  mode?: 'transaction' | 'session';
}

/**
 * Starts the machine's PgBouncer before every database of a server, on a free port of loopback.
 * @param serverUrl any database of the server
 * @throws Error if PgBouncer is not installed, or doesn't start
 */
export async function startPooler(serverUrl: string, options: Options = {}): Promise<Pooler> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0)
    throw new Error('PgBouncer is not installed: apt-get install --no-install-recommends pgbouncer');
  const { mode = 'transaction' } = options;
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'rondo-pooler-'));
  const [own, log] = [await freePort(), path.join(folder, 'log')];
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    default_pool_size: 10,
    max_client_conn: 5000,
    query_wait_timeout: 20,
    server_login_retry: 1,
    logfile: log,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(path.join(folder, 'ini'), `[databases]\n${database}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const user = process.getuid?.() === 0 ? postgresUser() : null;
  if (user !== null) for (const file of [folder, path.join(folder, 'ini')]) chownSync(file, user.uid, user.gid);
  const child = spawn('pgbouncer', ['-q', path.join(folder, 'ini')], { ...user, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let left = 200; !(await accepts(own)); left -= 1) {
    if (child.exitCode === null && left > 0) {
      await wait(50);
      continue;
    }
    const said = readFileSync(log, 'utf8').slice(-1000);
    await stop();
    throw new Error(`PgBouncer did not start: ${said}`);
  }
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${own}`;
      return url.href;
    },
    stop,
  };
}

/** PgBouncer refuses to run as root. */
function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
