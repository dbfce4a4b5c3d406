import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { faults } from './list.ts';

/** Read as committed, because a fault may be planted in this checkout. */
const committed = (file: string) => spawnSync('git', ['show', `HEAD:${file}`], { cwd: root, encoding: 'utf8' }).stdout;

test('there are forty faults and twenty-two changes that are only begun, each with a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(62);
});

test.each(faults)('can be planted: $name', ({ file, find, replace }) => {
  expect(committed(file).split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
