import { auditKinds } from '@rondo/rules/audit-kinds';
import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const code = globSync('api/src/{features,platform}/**/*.ts', {
  cwd: root,
  exclude: (path) => path.endsWith('.test.ts'),
})
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('each kind of notification is told by somebody', () => {
  expect(notificationKindNames.filter((kind) => !code.includes(`'${kind}'`))).toEqual([]);
});

test('what an act in the log is about belongs to a group', () => {
  const subjects = [...code.matchAll(/subject(?::| =) \{ kind: '(\w+)'/g)].map(([, kind]) => kind);
  expect(subjects.length).toBeGreaterThan(20);
  expect([...new Set(subjects)].filter((kind) => !auditKinds.some((known) => known === kind))).toEqual([]);
});
