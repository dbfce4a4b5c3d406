import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { end, untilReady } from '../chaos/src/api-process.ts';
import { ended, productionSettings, startDatabase } from './release-trial.ts';

const ports = { rondo: 14_700, postgres: 15_700 } as const;
const readyMs = 60_000;

/**
 * Starts a release in a bare Debian that has neither Node nor npm, in a network that is only loopback. If the release contains no PostgreSQL, this
 * machine's is used.
 * @param bare made by `debootstrap --variant=minbase bookworm FOLDER`; nothing in it changes
 */
async function tryRelease(file: string, bare: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-bare-'));
  const mounted: string[] = [];
  const mount = (at: string, ...options: string[]) => {
    execFileSync('mount', [...options, at]);
    mounted.unshift(at);
  };
  let stopPostgres = async () => {};
  try {
    execFileSync('ip', ['link', 'set', 'lo', 'up']);
    const root = join(folder, 'root');
    for (const name of ['root', 'changed', 'work']) mkdirSync(join(folder, name));
    const layers = `lowerdir=${bare},upperdir=${folder}/changed,workdir=${folder}/work`;
    mount(root, '-t', 'overlay', '-o', layers, 'overlay');
    // Mounted as the unit shows it (deploy/rondo@.service).
    mount(join(root, 'proc'), '-t', 'proc', '-o', 'subset=pid', 'proc');
    mount(join(root, 'dev'), '--bind', '/dev');
    cpSync(file, join(root, 'release.tar.gz'));
    const inside = (...args: string[]) =>
      execFileSync('/usr/sbin/chroot', [root, ...args], { env: {}, encoding: 'utf8' });
    inside('/usr/sbin/useradd', '--system', 'rondo');
    inside('/bin/tar', '-xzf', '/release.tar.gz', '-C', '/opt');
    inside('/bin/mkdir', '-m', '700', '/var/lib/rondo');
    inside('/bin/chown', 'rondo', '/var/lib/rondo');
    const rondo = `/opt/${basename(file, '.tar.gz')}/bin/rondo`;
    console.log(inside(rondo, 'version').trim());

    const isDemo = file.includes('with-postgres');
    if (isDemo) return await serve(root, rondo, {});
    const database = await startDatabase(ports.postgres);
    stopPostgres = database.stop;
    await serve(root, rondo, productionSettings(database.url));
  } finally {
    await stopPostgres();
    for (const at of mounted) execFileSync('umount', ['--lazy', at]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts it as its user with only these settings, asks it a few things, and ends it. */
async function serve(root: string, rondo: string, settings: Record<string, string>): Promise<void> {
  const env = { DATA_DIR: '/var/lib/rondo', PORT: String(ports.rondo), ...settings };
  const run = (task: string): ChildProcess =>
    spawn('/usr/sbin/chroot', ['--userspec=rondo', root, rondo, task], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const started = performance.now();
  const server = run('start');
  try {
    const origin = `http://127.0.0.1:${ports.rondo}`;
    await Promise.race([
      untilReady(origin, readyMs),
      ended(server).then((code) => Promise.reject(new Error(`it ended with ${code}`))),
    ]);
    console.log(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    for (const path of ['/', '/allgames', '/login', '/api/matches', '/og.jpg']) {
      const answer = await fetch(origin + path, { headers: { accept: 'text/html,*/*' } });
      const { length } = await answer.text();
      console.log(`${path}: ${answer.status}, ${length} characters`);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
  } finally {
    await end(server, 'SIGTERM');
  }
  console.log(`ended with ${server.exitCode}`);
  const checked = await ended(run('check-ledger'));
  if (server.exitCode !== 0 || checked !== 0) throw new Error('it did not end well');
}

const [file, bare] = process.argv.slice(2);
if (file === undefined || bare === undefined) throw new Error('node scripts/try-release.ts FILE FOLDER');
await tryRelease(file, bare);
