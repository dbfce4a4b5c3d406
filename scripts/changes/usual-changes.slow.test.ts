import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { asNamed, filesOfRow, names } from './contributing-row.ts';
import { usualChanges } from './list.ts';
import { openCompiler } from './what-fails.ts';

const compiler = openCompiler();
afterAll(() => compiler.close());

/** Tests stand beside what they test, so a row doesn't name them. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test('everything compiles as it is', { timeout: 600_000 }, () => {
  expect([...compiler.whatFails([])]).toEqual([]);
});

test.each(usualChanges)(
  '$name: what no longer compiles is what CONTRIBUTING.md names',
  { timeout: 600_000 },
  ({ name, edits, asked }) => {
    const row = filesOfRow(name);
    const made = edits.map(({ file }) => asNamed(file));
    const failing = [...compiler.whatFails(edits).keys()].filter((file) => !isTest(file)).map(asNamed);
    const touched = [...new Set([...made, ...failing])];
    expect(touched.filter((file) => !names(row, file))).toEqual([]);
    const isAsked = (path: string) => path in asked || touched.some((file) => names([path], file));
    expect(row.filter((path) => !isAsked(path))).toEqual([]);
  },
);

test('what asks for a file that compiles without the change is there', () => {
  const tests = usualChanges.flatMap(({ asked }) => Object.values(asked)).filter((by) => by.endsWith('.ts'));
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
