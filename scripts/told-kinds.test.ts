import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

test('each kind of notification is told by somebody', () => {
  const code = globSync('api/src/features/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(notificationKindNames.filter((kind) => !code.includes(`'${kind}'`))).toEqual([]);
});
