import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everything } from '@rondo/phrases/everything';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);

const sources = globSync('{web,api}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, source: read(path) }));

/** Names in the table of `/cookiePolicy`. */
const told = find(read('web/src/features/info/cookie-table.tsx'), /^ {4}\['([\w.-]+)',/gm);

test('the table of what a browser keeps names every cookie', () => {
  const named = sources.flatMap(({ source }) => [
    ...find(source, /setCookie\('([\w-]+)'/g),
    ...find(source, /(?:C|c)ookie = '([\w-]+)'/g),
    ...find(source, /cookieName\([^)]*name = '([\w-]+)'/g),
  ]);
  const [attempts = ''] = find(read('api/src/platform/sign-in-attempts.ts'), /const minutes = \{(.*)\}/g);
  const begun = find(attempts, /(\w+):/g).map((kind) => kind.replaceAll('_', '-'));
  expect(begun).toHaveLength(3);
  expect(named).toContain('sid');
  for (const cookie of [...named, ...begun]) expect(told).toContain(cookie);
});

test('and every key of both storages, all of which begin with `rondo.` so that logging out finds them', () => {
  const keeping = sources.filter(({ source }) => /Storage\.setItem\(/.test(source));
  expect(keeping.length).toBeGreaterThan(5);
  const keys = keeping.map(({ path, source }) => ({ path, own: find(source, /['`](rondo\.[\w-]+)/g) }));
  expect(keys.filter(({ own }) => own.length === 0)).toEqual([]);
  const kept = keys.flatMap(({ own }) => own);
  expect(told.filter((name) => name.startsWith('rondo.')).sort()).toEqual([...new Set(kept)].sort());
});

test('and every cache of the service worker', () => {
  const caches = find(read('web/public/sw.js'), /= '(rondo-[\w-]+)'/g);
  expect(caches.length).toBeGreaterThan(0);
  expect(told.filter((name) => name.startsWith('rondo-')).sort()).toEqual(caches.sort());
});

test.each(['en', 'nl'] as const)('the privacy policy (%s) names who and what the code hands data to', (language) => {
  const { what, others } = everything[language].privacy;
  for (const word of ['user agent', '300', 'Google', 'passkeys', 'push']) expect(what.text).toContain(word);
  for (const word of ['Google', 'Mozilla', 'Apple', 'push']) expect(others.text).toContain(word);
});
