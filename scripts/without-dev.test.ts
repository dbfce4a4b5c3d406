import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

interface Locked {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; dependencies?: Record<string, string> }>;
}

/** The files that `npm start` runs: the server, the build of the web app, and what that bundles. */
const started = globSync(
  '{api/src/**/*.ts,web/{src,build}/**/*.{ts,tsx},web/vite.config.ts,{rules,contract,phrases,scenes}/src/**/*.ts,scripts/{start,build-web,run-program,web-fingerprint}.ts}',
  {
    cwd: root,
  },
).filter((path) => !/\.test\.tsx?$/.test(path));

const imported = /(?:from|import)\s*\(?\s*'([^'.][^']*)'/g;

test('npm ci --omit=dev installs all that npm start needs', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;
  const needed = new Set(['vite']); // run by name
  for (const path of started)
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(imported))
      if (!isBuiltin(name) && !name.startsWith('@rondo/'))
        needed.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
  expect(needed.size).toBeGreaterThan(20);
  // A package of which the server has another version is the server's own.
  const installed = (name: string) => packages[`api/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  const left = [...needed].filter((name) => installed(name)?.dev);
  expect(left).toEqual([]);
});
