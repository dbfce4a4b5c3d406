import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where pages are read from: their texts by path, and whether a path or pattern of paths matches anything. */
export interface Library {
  pages: ReadonlyMap<string, string>;
  exists: (path: string) => boolean;
}

/** The names that GitHub gives a page's headings. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  const text = page.replaceAll(/^```[^]*?^```/gm, '');
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replaceAll(/\]\([^)]*\)/g, '').toLowerCase();
    const name = plain.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    let free = name;
    for (let count = 1; anchors.has(free); count += 1) free = `${name}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

function wrongPlace(library: Library, path: string, anchor: string | undefined): string | null {
  const page = library.pages.get(path);
  if (page === undefined) return library.exists(path) ? null : `${path} does not exist`;
  if (anchor && !anchorsOf(page).has(anchor)) return `${path} has no section #${anchor}`;
  return null;
}

/**
 * The faults of the pages that a source cites: `product.md#refunds` is below docs/, `chaos/README.md` below the root. Numbered sections are
 * of public standards only.
 */
export function wrongInSource(library: Library, source: string): string[] {
  const named = source.matchAll(/(?<![\w/.*}-])((?:[\w-]+\/)*[\w-]+\.md)(?![\w/])(?:#([\w-]+))?/g);
  const wrong = [...named].flatMap(([, path = '', anchor]) => {
    const found = [`docs/${path}`, path].find((place) => library.pages.has(place));
    return wrongPlace(library, found ?? path, anchor) ?? [];
  });
  const numbered = source.split('\n').filter((line) => line.includes('§') && !/\b(?:RFC \d|WebAuthn)/.test(line));
  return [...wrong, ...numbered.map((line) => `a § of no public standard: ${line.trim()}`)];
}

const topFolders = 'rules|contract|phrases|scenes|api|web|e2e|bench|chaos|simulate|scripts|docs|\\.ci|\\.vscode';

const proseOf = (library: Library, path: string) =>
  (library.pages.get(path) ?? '').replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The faults of a page's links. */
export function wrongLinks(library: Library, path: string): string[] {
  const prose = proseOf(library, path).replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
    .map(([, to = '', anchor]) => wrongPlace(library, to ? join(dirname(path), to) : path, anchor))
    .filter((wrong) => wrong !== null);
}

/** The faults of a page's links, and of the repository's paths that it names in backticks. */
export function wrongInPage(library: Library, path: string): string[] {
  const paths = proseOf(library, path).matchAll(new RegExp(`\`((?:${topFolders})/[^\`\\s]*)\``, 'g'));
  const missing = [...paths].map(([, named = '']) => named).filter((named) => !library.exists(named));
  return [...wrongLinks(library, path), ...missing.map((named) => `${named} does not exist`)];
}

/** Every file of the repository itself with one of these endings: nothing installed or built. */
export function ownFiles(root: string, endings: string[]): string[] {
  const foreign = /(?:^|\/)(?:node_modules|dist|data|\.git)$|^e2e\/results$/;
  const patterns = endings.flatMap((ending) => [`**/*.${ending}`, `.*.${ending}`, `.vscode/*.${ending}`]);
  return globSync(patterns, { cwd: root, exclude: (path) => foreign.test(path) });
}
