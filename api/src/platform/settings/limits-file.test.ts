import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { limitAttempts } from '../limits/rate-limit.ts';
import { rateLimits } from '../limits/rate-limits.ts';
import { limitsIn } from './limits-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rondo-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string) => {
  const at = path.join(folder, 'limits.json');
  writeFileSync(at, text);
  return at;
};
const root = path.join(import.meta.dirname, '../../../..');
const usual = Object.fromEntries(Object.entries(rateLimits).map(([name, { most }]) => [name, most]));

const server = useServer({ LIMITS_FILE: written('{ "exportData": 2, "drawScene": 6000 }') });

test('what the file sets counts, and all else as usual', async () => {
  const attempt = (limit: (typeof rateLimits)['exportData' | 'preferences']) =>
    limitAttempts(server.db, limit, 'somebody');
  await attempt(rateLimits.exportData);
  await attempt(rateLimits.exportData);
  await expect(attempt(rateLimits.exportData)).rejects.toThrow('Too many attempts');
  for (let n = 0; n < 10; n += 1) await attempt(rateLimits.preferences);
});

test('the example has each limit as it is without a file', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'deploy/limits.json'), 'utf8'))).toEqual(usual);
  expect(Object.fromEntries(limitsIn(path.join(root, 'deploy/limits.json')))).toEqual(usual);
});

test.each([
  ['a limit that there is not', '{ "topUpEuros": 20000 }', /^LIMITS_FILE is not valid: [^.]*topUpEuros[^.]*\.$/],
  ['none at all', '{ "upload": 0 }', /^LIMITS_FILE is not valid: upload \([^.]+\)\.$/],
  ['more than ten times as many', '{ "upload": 1201 }', /^LIMITS_FILE is not valid: upload \([^.]+\)\.$/],
  ['more guesses than usual', '{ "passcodePlayer": 11 }', /^LIMITS_FILE is not valid: passcodePlayer \([^.]+\)\.$/],
  ['what is no number', '{ "upload": "many" }', /^LIMITS_FILE is not valid: upload \([^.]+\)\.$/],
  ['what is no JSON', 'upload: 3', /^LIMITS_FILE can't be read: .+\.$/],
])('%s is refused in one sentence', (_, text, sentence) => {
  expect(() => limitsIn(written(text))).toThrow(sentence);
});

test('a file that is not there is named', () => {
  expect(() => limitsIn(path.join(folder, 'missing.json'))).toThrow(/^LIMITS_FILE can't be read: .*missing\.json/);
});
