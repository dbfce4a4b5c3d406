import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';
import { whyNoDatabase } from './verify-back-up.ts';

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
  expect(said).toMatch(/rondo has not that right.*createuser rondo_verify --createdb/);
  expect(said).not.toContain('secret');
  expect(whyNoDatabase('postgres://rondo@h/rondo', new Error('no room'))).not.toContain('createuser');
});
