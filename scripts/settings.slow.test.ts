import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../api/src/platform/config.ts';
import { rateLimits } from '../api/src/platform/limits/rate-limits.ts';
import { seldomSet } from '../api/src/platform/settings/seldom-set.ts';
import { root } from './run-program.ts';

const own = { DATABASE_URL: 'postgres://rondo:apple@127.0.0.1/rondo', SHED_LOAD: 'off' };
function settings(...args: string[]): string[][] {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/settings.ts'), ...args], {
    env: own,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
}

test('settings names those that are set, and tells none of them', () => {
  expect(settings().map(([name, is]) => [name, is])).toEqual([
    ['DATABASE_URL', 'set'],
    ['SHED_LOAD', 'set'],
  ]);
});

test('settings --all has each setting, with what it is otherwise and what it means', () => {
  const rows = new Map(settings('--all').map(([name = '', ...rest]) => [name.split(' ')[0] ?? '', rest.join(' ')]));
  expect([...rows.keys()]).toEqual(settingNames);
  for (const [name, means] of Object.entries(seldomSet)) expect(rows.get(name)).toContain(means);
  expect(rows.get('DISK_FREE_MEGABYTES')).toMatch(/^200 /);
  expect(rows.get('PORT')).toBe('3000 docs/operate/settings.md');
});

test('settings --limits has each limit of attempts, with what it counts', () => {
  const rows = settings('--limits');
  expect(rows.map(([name]) => name)).toEqual(Object.keys(rateLimits));
  expect(rows.find(([name]) => name === 'guest')?.join(' ')).toBe(
    'guest 60 in 15 min bookings without a login from one network',
  );
});
