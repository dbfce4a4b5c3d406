import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run-program.ts';

const table = () =>
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    .split('\n## The usual changes\n')[1]
    ?.split('\n')
    .filter((line) => line.startsWith('| ')) ?? [];

/** The changes of the table of usual changes. */
export const changesOfTable = (): string[] =>
  table()
    .flatMap((row) => row.split(' | ')[0]?.slice(2) ?? [])
    .slice(1);

/** The paths that the table of usual changes names for one: whole, a name alone being beside the path before it. @throws Error without such a row */
export function pathsOfRow(change: string): string[] {
  let folder = '';
  return [...rowOf(change).matchAll(/`([\w*./-]+)`/g)].flatMap(([, name = '']) => {
    if (!/\/|\.(?:tsx?|md|json|yml|css|mjml)$/.test(name)) return [];
    const path = name.includes('/') ? name : join(folder, name);
    folder = /\.\w+$/.test(path) ? dirname(path) : path;
    return [path];
  });
}

/** The files that it names, but for tests. */
export const filesOfRow = (change: string): string[] => [
  ...pathsOfRow(change).filter((path) => !/\.test\.tsx?$/.test(path)),
  ...(rowOf(change).includes('new migration') ? ['a new migration'] : []),
];

function rowOf(change: string): string {
  const row = table().find((line) => line.startsWith(`| ${change} |`));
  if (row === undefined) throw new Error(`CONTRIBUTING.md has no row ${change}`);
  return row;
}

/** Whether a row names a file: itself, or the folder that it is in. */
export const names = (row: readonly string[], file: string): boolean =>
  row.some((path) => file === path || file.startsWith(`${path}/`));

/** A file as a row names it: the Dutch words go without saying. */
export const asNamed = (file: string): string => file.replace(/\.nl\.ts$/, '.en.ts');
