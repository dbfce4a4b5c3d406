import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockIn, filled } from './typed-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The pages of docs/operate by their names, which drills read so that they do what an operator is told (decisions/0120-operating-in-parts.md). */
export const operatePages: ReadonlyMap<string, string> = new Map(
  globSync('docs/operate/*.md', { cwd: root })
    .toSorted()
    .map((file) => [path.basename(file), readFileSync(path.join(root, file), 'utf8')]),
);

/** @throws Error unless exactly one fenced block of these pages has these words */
export const blockWith = (words: string): string => blockIn(operatePages.values(), words);

/** That block, with the operator's own words filled in. */
export const filledBlock = (words: string, own: Record<string, string>): string => filled(blockWith(words), own);
