import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@rondo/contract';
import type { Call } from '@rondo/contract';
import { expect, test } from 'vitest';
import { formOf } from '../web/build/call-form.ts';
import { root } from './run-program.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

const tests = globSync('web/src/**/*.test.tsx', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

/** The mobile app has a form of its own. */
const ofOthers = new Set(['mobileGoogleSignUp']);

/** Refusals that are about a field, by call: one that is named in no test of a form may stand anywhere. */
const aboutFields = Object.entries(contract as Readonly<Record<string, unknown>>).flatMap(([name, call]) => {
  if (!isCall(call) || !call.input.body || ofOthers.has(name)) return [];
  return Object.entries(formOf(call).refused).map(([code, field]) => ({ name, code, field }));
});

/** Whether a test shows where it stands: the table of all refusals of a call, or this one by itself. */
function isTested({ name, code }: { name: string; code: string }): boolean {
  const inTable = new RegExp(String.raw`\bcall: ${name}\b|\[${name}, '`);
  const byItself = new RegExp(String.raw`\brefuse\(${name}, (?:'${code}'|code\b)`);
  return tests.some((source) => inTable.test(source) || byItself.test(source));
}

test('each refusal that is about a field is shown to stand there', () => {
  expect(aboutFields.length).toBeGreaterThan(0);
  expect(aboutFields.filter((one) => !isTested(one))).toEqual([]);
});
