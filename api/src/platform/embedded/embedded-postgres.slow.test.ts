import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres, StartError } from './embedded-postgres.ts';
import { urlOf } from './postgres-cluster.ts';
import { processIdentity } from './process-identity.ts';

// With a space, as in a checkout below "My Projects"; each test continues with the previous one's data.
const dataDir = join(mkdtempSync(join(tmpdir(), 'rondo embedded ')), 'data');
const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

let server: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;

afterAll(async () => {
  await server?.stop();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

async function query(text: string): Promise<Record<string, string>[]> {
  const client = new Client(server?.url);
  client.on('error', () => {}); // the server is killed below
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows;
  } finally {
    await client.end();
  }
}

test('starts on an empty folder, in UTC and UTF-8, durable, reachable from this machine with its password only', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  const [settings] = await query(
    `SELECT current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
            current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
            lower('ÉÑ') AS lower, current_database() AS name`,
  );
  expect(settings).toEqual({
    zone: 'UTC',
    encoding: 'UTF8',
    fsync: 'on',
    addresses: '127.0.0.1',
    lower: 'éñ',
    name: 'rondo',
  });
  expect(statSync(join(dataDir, 'postgres-access.json')).mode % 0o1000).toBe(0o600);
  const wrong = new URL(server.url);
  wrong.password = 'guess';
  await expect(new Client(wrong.href).connect()).rejects.toThrow(/password authentication failed/);
  const overLoopback = Object.assign(new URL(wrong), { search: '' });
  await expect(new Client(overLoopback.href).connect()).rejects.toThrow(/password authentication failed/);
  await query('CREATE TABLE kept (n int)');
  await query('INSERT INTO kept VALUES (1)');
});

test('is reached through a socket, or over loopback where the folder’s name is too long for one', async () => {
  const atServer = `select inet_server_addr() as address`;
  expect(await query(atServer)).toEqual([{ address: null }]);
  const long = urlOf(join(dataDir, 'a'.repeat(100)), { port: 5432, password: 'apple' });
  expect(long).toBe('postgres://rondo:apple@127.0.0.1:5432/rondo');
});

test('refuses a second start on the same folder in one sentence', async () => {
  const second = startEmbeddedPostgres({ dataDir });
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(/^Rondo already runs on .*DATA_DIR\.$/);
});

test('starts again without repairing anything, with its data and at the same address', async () => {
  const before = server?.url;
  await server?.stop();
  await server?.stop();
  const from = performance.now();
  server = await startEmbeddedPostgres({ dataDir });
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(server.url).toBe(before);
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }]);
});

test('comes back by itself when the server is killed', async () => {
  const before = serverPid();
  process.kill(before, 'SIGKILL');
  await expect.poll(() => query('SELECT n FROM kept').catch(() => []), { timeout: 8000 }).toEqual([{ n: 1 }]);
  expect(serverPid()).not.toBe(before);
});

test('is not locked out by the traces of a reboot, when the old numbers belong to strangers', async () => {
  await server?.stop();
  // Of the same user, because PostgreSQL minds no others.
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], { uid, gid });
  try {
    const pid = stranger.pid;
    const { port } = JSON.parse(readFileSync(join(dataDir, 'postgres-access.json'), 'utf8'));
    writeFileSync(pidFile, `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n${port}\n.\n127.0.0.1\n 1 2\nready   \n`);
    const socket = join(dataDir, 'postgres', `.s.PGSQL.${port}`);
    writeFileSync(socket, '');
    writeFileSync(`${socket}.lock`, `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n${port}\n.\n`);
    writeFileSync(join(dataDir, 'rondo.lock'), `${pid}\nan-earlier-boot 123\n`);
    server = await startEmbeddedPostgres({ dataDir });
    expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }]);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('takes the folder back from a server that outlived its killed parent', async () => {
  await server?.stop();
  const start = `import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', start]);
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const orphan = serverPid();
  parent.kill('SIGKILL');
  await sleep(100);
  expect(processIdentity(orphan)).toBeDefined();

  server = await startEmbeddedPostgres({ dataDir });
  expect(processIdentity(orphan)).toBeUndefined();
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 1 }]);
});

test('says in one sentence that a folder is no place for data', async () => {
  const file = join(dataDir, 'rondo.lock');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'below') })).rejects.toThrow(
    /^The data folder .* can't be written \(ENOTDIR\): .*\.$/,
  );
});
