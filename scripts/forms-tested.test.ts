import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@rondo/contract';
import type { Call } from '@rondo/contract';
import { expect, test } from 'vitest';
import { formOf } from '../web/build/call-form.ts';
import { isSecret } from '../web/src/platform/secrets.ts';
import { root } from './run-program.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;

const tests = globSync('web/src/**/*.test.tsx', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

/** The mobile app has a form of its own. */
const ofOthers = new Set(['mobileGoogleSignUp']);

/** Refusals that are about a field, by call: if no test of a form names a refusal, it may appear anywhere. */
const aboutFields = Object.entries(contract as Readonly<Record<string, unknown>>).flatMap(([name, call]) => {
  if (!isCall(call) || !call.input.body || ofOthers.has(name)) return [];
  return Object.entries(formOf(call).refused).map(([code, field]) => ({ name, code, field }));
});

/** Whether a test shows where a refusal appears: by the table of all refusals of a call, or by itself. */
function isTested({ name, code }: { name: string; code: string }): boolean {
  const inTable = new RegExp(String.raw`\bcall: ${name}\b|\[${name}, '`);
  const byItself = new RegExp(String.raw`\brefuse\(${name}, (?:'${code}'|code\b)`);
  return tests.some((source) => inTable.test(source) || byItself.test(source));
}

test('each refusal that is about a field is shown to stand there', () => {
  expect(aboutFields.length).toBeGreaterThan(0);
  expect(aboutFields.filter((one) => !isTested(one))).toEqual([]);
});

/** Calls that forms send, which are imported with the sentences of their schemas. */
const ofForms = new Set(
  globSync('web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/import \{([^}]*)\} from '@rondo\/contract\/forms'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  ),
);

/** A table of refusals (`testRefusals`, `testAct`, `testStepRefusals`) also covers a session that ends while the form is filled in. */
test('each form is shown to come back, with what was typed, after a log-in', () => {
  const calls = contract as Readonly<Record<string, unknown>>;
  const needLogIn = [...ofForms].filter((name) => {
    const call = calls[name];
    // To confirm their identity, people type only a password.
    return isCall(call) && call.access !== 'visitor' && name !== 'confirmIdentity';
  });
  expect(needLogIn.length).toBeGreaterThan(40);
  // Some tables cover several calls: `[name, call, …]`.
  const isInTable = (name: string) =>
    tests.some((source) => new RegExp(String.raw`\bcall: ${name}\b|\[[^\[\]\n]*\b${name},`).test(source));
  expect(needLogIn.filter((name) => !isInTable(name))).toEqual([]);
});

/** Passwords and bank accounts are typed anew, whatever their fields are called. */
test('no secret of a form waits in the browser', () => {
  const calls = Object.values(contract as Readonly<Record<string, unknown>>).filter(isCall);
  const fields = new Set(calls.flatMap((call) => (call.input.body ? Object.keys(formOf(call).fields) : [])));
  const secret = [...fields].filter((name) => /passw|confirm$|secret$|iban|cvc|token/i.test(name));
  const notTyped = new Set(['token', 'resetToken', 'idToken']);
  expect(secret.filter((name) => !isSecret(name) && !notTyped.has(name))).toEqual([]);
});
