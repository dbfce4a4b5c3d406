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

/** The names that the first argument of a `setCookie` may have; whoever names a cookie in another way says it here. */
function cookieNames(argument: string, source: string): string[] {
  const literal = /^'([\w-]+)'$/.exec(argument)?.[1] ?? /^cookieName\(\w+, '([\w-]+)'\)$/.exec(argument)?.[1];
  if (literal) return [literal];
  // The session's is the one without a name of its own.
  if (/^cookieName\(\w+\)$/.test(argument))
    return sources.flatMap((other) => find(other.source, /function cookieName\([^)]*name = '([\w-]+)'/g));
  if (argument.startsWith('cookieOf(')) {
    const [attempts = ''] = find(read('api/src/platform/sign-in-attempts.ts'), /const minutes = \{(.*)\}/g);
    return find(attempts, /(\w+):/g).map((kind) => kind.replaceAll('_', '-'));
  }
  const own = new RegExp(`const ${argument} = (.+);`).exec(source)?.[1];
  const exported = new RegExp(`export const ${argument} = (.+);`);
  const meant = own ?? sources.map((other) => exported.exec(other.source)?.[1]).find((found) => found !== undefined);
  if (!meant) throw new Error(`Which cookie is \`${argument}\`?`);
  return cookieNames(meant, source);
}

test('the table of what a browser keeps names every cookie that is set anywhere, and no other', () => {
  const set = sources.flatMap(({ source }) =>
    find(source, /(?<!function )setCookie\(\s*((?:[^,()]|\([^)]*\))+),/g).flatMap((argument) =>
      cookieNames(argument.trim(), source),
    ),
  );
  expect(new Set(set).size).toBeGreaterThan(6);
  expect(told.filter((name) => !name.startsWith('rondo')).sort()).toEqual([...new Set(set)].sort());
});

test('no cookie is set past `setCookie`', () => {
  const ways = /document\.cookie\s*=[^=]|cookieStore|['"]set-cookie['"]/i;
  const past = sources.filter(({ source }) => ways.test(source)).map(({ path }) => path);
  expect(past).toEqual(['web/src/platform/cookies.ts']);
  for (const path of globSync('web/public/*.js', { cwd: root })) expect(read(path)).not.toMatch(ways);
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
