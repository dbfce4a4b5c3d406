import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The files that a source names for its pieces, and the files that it imports dynamically. */
const piecesOf = globSync('**/*.tsx', { cwd: src }).flatMap((source) => {
  const code = readFileSync(join(src, source), 'utf8');
  const imported = [...code.matchAll(/import\('(\.[^']*)'\)/g)].map(([, path = '']) =>
    relative(src, join(src, dirname(source), path)),
  );
  return [...code.matchAll(/\bpiece\(\s*'([^']*)'/g)].map(([, file = '']) => ({ source, file, imported }));
});

test('each piece names the file that it is loaded from, by which the HTML asks for it', () => {
  expect(piecesOf.length).toBeGreaterThan(20);
  expect(piecesOf.filter(({ file }) => !existsSync(join(src, file)))).toEqual([]);
  expect(piecesOf.filter(({ file, imported }) => !imported.includes(file))).toEqual([]);
});
