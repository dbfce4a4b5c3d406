import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-program.ts';

/** The files that the table of usual changes names, but for tests: whole paths, a name alone being beside the path before it. @throws Error without such a row */
export function filesOfRow(change: string): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const row = text.split('\n').find((line) => line.startsWith(`| ${change} |`));
  if (row === undefined) throw new Error(`CONTRIBUTING.md has no row ${change}`);
  let folder = '';
  const files = [...row.matchAll(/`([\w*./-]+)`/g)].flatMap(([, name = '']) => {
    if (!/\/|\.(?:tsx?|md)$/.test(name) || /\.test\.tsx?$/.test(name)) return [];
    const path = name.includes('/') ? name : join(folder, name);
    folder = /\.\w+$/.test(path) ? dirname(path) : path;
    return [path];
  });
  return [...files, ...(row.includes('new migration') ? ['a new migration'] : [])];
}

/** Whether a row names a file: itself, or the folder that it is in. */
export const names = (row: readonly string[], file: string): boolean =>
  row.some((path) => file === path || file.startsWith(`${path}/`));

/** A file as a row names it: the Dutch words go without saying. */
export const asNamed = (file: string): string => file.replace(/\.nl\.ts$/, '.en.ts');
