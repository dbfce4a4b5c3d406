import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The pages of docs/operate by their names, which drills read so that they do what an operator is told (decisions/0120-operating-in-parts.md). */
export const operatePages: ReadonlyMap<string, string> = new Map(
  globSync('docs/operate/*.md', { cwd: root })
    .toSorted()
    .map((file) => [path.basename(file), readFileSync(path.join(root, file), 'utf8')]),
);

/**
 * @returns the one fenced block of these pages that has these words
 * @throws Error when there is none, or more than one
 */
export function blockWith(words: string): string {
  const blocks = [...operatePages.values()].flatMap((page) =>
    [...page.matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, text = '']) => text),
  );
  const found = blocks.filter((text) => text.includes(words));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} blocks of docs/operate say ${words}`);
  return first;
}

/**
 * Fills the operator's own words into that block.
 * @throws Error when something to fill in does not stand there
 */
export function filledBlock(words: string, own: Record<string, string>): string {
  return Object.entries(own).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/operate does not say ${from}`);
    return text.replaceAll(from, () => to);
  }, blockWith(words));
}
