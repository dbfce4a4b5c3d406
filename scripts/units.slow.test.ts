import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireRoomAtFirst } from '../api/src/platform/processes/room-at-first.ts';
import { root } from './run-program.ts';
import { whyNoDatabase, whyNotNoted } from './verify-back-up.ts';

const unit = (name: string) => readFileSync(join(root, `deploy/${name}.service`), 'utf8');
/** What a unit may not do. */
const bounds = (name: string) => /^StateDirectory=[^]*?(?=\n\[|$(?![^]))/m.exec(unit(name))?.[0].trim();

test.each(['rondo-backup', 'rondo-verify'])('%s is bound as tightly as what serves', (name) => {
  expect(bounds('rondo@')?.split('\n').length).toBeGreaterThan(25);
  expect(bounds(name)).toBe(bounds('rondo@'));
});

/** How a start with these settings ends. */
function startWith(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'api/src/main.ts')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 50_000,
    killSignal: 'SIGKILL',
  });
  return { status, stderr };
}

test('a start that is refused for its settings ends with the code after which systemd tries no more', () => {
  const { status, stderr } = startWith({ NODE_ENV: 'production', PORT: 'none' });
  expect({ status, stderr }).toEqual({
    status: 78,
    stderr: expect.stringMatching(/^These settings are not valid: PORT/),
  });
  expect(unit('rondo@')).toContain(`\nRestartPreventExitStatus=${status}\n`);
});

test('a first start on a disk that is too small is refused, in the same way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-small-'));
  const small = { DATA_DIR: join(folder, 'data'), DISK_FREE_MEGABYTES: '99999999', NODE_ENV: 'test', PORT: '39573' };
  const away = { ...small, DATABASE_URL: 'postgres://rondo@127.0.0.1:1/rondo' };
  try {
    expect(startWith(away)).toEqual({
      status: 78,
      stderr: expect.stringMatching(/^The disk of .*data has \d+ MB left, and Rondo needs 99999999 MB to begin/),
    });
    // What has begun goes on.
    const data = { dataDir: small.DATA_DIR };
    requireRoomAtFirst({ ...data, diskFreeLeastBytes: 1 });
    requireRoomAtFirst({ ...data, diskFreeLeastBytes: 1e15 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the check of the back-ups sees no secret of what serves', () => {
  const loaded = [...unit('rondo-verify').matchAll(/^LoadCredential=[^:]+:(.*)$/gm)].map(([, from]) => from);
  expect(loaded).toEqual(['/etc/rondo/verify']);
});

test('one that is refused by a database that is away is tried again', () => {
  const away = { DATABASE_URL: 'postgres://rondo@127.0.0.1:1/rondo', PORT: '39571', NODE_ENV: 'test' };
  expect(startWith(away).status).toBe(1);
});

test('waiting for a process that has ended says nothing of its own', () => {
  const gone = spawnSync('true').pid;
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/wait.ts')], {
    env: { ...process.env, MAINPID: String(gone), PORT: '4' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
});

test('a role that may make no database is named, with how to make one that may', () => {
  const refused = Object.assign(new Error('permission denied to create database'), { code: '42501' });
  const said = whyNoDatabase('postgres://rondo:secret@127.0.0.1/rondo', refused);
  expect(said).toMatch(/rondo lacks that right.*createuser rondo_verify --createdb/);
  expect(said).not.toContain('secret');
  expect(whyNoDatabase('postgres://rondo@h/rondo', new Error('no room'))).not.toContain('createuser');
});

test('a role that may not note that a back-up was checked is named, with how it may', () => {
  const refused = Object.assign(new Error('permission denied for table back_up'), { code: '42501' });
  expect(whyNotNoted('postgres://rondo_verify:secret@127.0.0.1/rondo', refused)).toMatch(
    /restored whole.*psql -q rondo -c 'grant select, insert, update on back_up, back_up_try to rondo_verify'/,
  );
});
