import { languageCodes } from '@rondo/rules';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasesIn } from '@rondo/phrases';
import { keptInBrowser } from '@rondo/rules';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);

const sources = globSync('{web,api}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: read(path) }));

/** Files that match, of the app, the server and the service worker. */
const files = [...sources, ...globSync('web/public/*.js', { cwd: root }).map((path) => ({ path, source: read(path) }))];
const matching = (pattern: RegExp) =>
  files
    .filter(({ source }) => pattern.test(source))
    .map(({ path }) => path)
    .sort();

test('nothing is kept in a browser past the setters that take an entry of the table', () => {
  expect(matching(/document\.cookie\s*=[^=]|cookieStore|['"]set-cookie['"]/i)).toEqual(['web/src/platform/cookies.ts']);
  expect(matching(/\.setCookie\(/)).toEqual(['api/src/platform/sessions/session-cookies.ts']);
  expect(matching(/localStorage|sessionStorage/)).toEqual([
    'web/src/platform/clear-stored-data.ts',
    'web/src/platform/stored.ts',
  ]);
  expect(matching(/indexedDB/)).toEqual([]);
  expect(matching(/caches\.open\(/)).toEqual(['web/public/sw.js', 'web/src/platform/persisted-queries.ts']);
});

test('every entry of the table is kept by somebody; the service worker, which imports nothing, names its two as the table does', () => {
  const { shell, offline } = keptInBrowser;
  const worker = find(read('web/public/sw.js'), /'(rondo-[\w-]+)'/g);
  expect(new Set(worker)).toEqual(new Set([shell.name, offline.name].filter((name) => worker.includes(name))));
  expect(worker).toContain(shell.name);
  const used = new Set(sources.flatMap(({ source }) => find(source, /kept(?:InBrowser|ByScripts)\.(\w+)/g)));
  for (const { source } of sources)
    for (const names of find(source, /const \{ ([^}]+) \} = keptInBrowser;/g))
      for (const name of names.split(', ')) used.add(name.replace(/:.*/, ''));
  expect(Object.keys(keptInBrowser).filter((key) => key !== 'shell' && !used.has(key))).toEqual([]);
});

test('what the storages keep begins with `rondo.`, so that logging out finds it; no two things share a name', () => {
  const entries = Object.values(keptInBrowser);
  for (const { name, where } of entries) expect(name.startsWith('rondo.')).toBe(where === 'local' || where === 'tab');
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test.each(languageCodes)('the privacy policy (%s) names who and what the code hands data to', (language) => {
  const { what, others } = phrasesIn[language].privacy;
  for (const word of ['user agent', '300', 'Google', 'passkeys', 'push']) expect(what.text).toContain(word);
  for (const word of ['Google', 'Mozilla', 'Apple', 'push']) expect(others.text).toContain(word);
});
