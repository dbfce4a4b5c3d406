import type { Language } from '@rondo/rules';
import type { Part } from '@rondo/phrases/parts';

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, BuiltFile>;

// The client build writes this and runs first. It is empty in type checks, in tests, and where Vite serves the sources.
const [manifest = {}] = import.meta.env.DEV
  ? []
  : Object.values(import.meta.glob<Manifest>('../../dist/client/manifest.json', { eager: true, import: 'default' }));

const fonts = ['inter-first', 'bricolage-grotesque-first'];

export interface PageFiles {
  fonts: string[];
  styles: string[];
  /** The entry first, then what it would request one after the other: the page's chunk, its pieces and the reader's phrases. */
  scripts: string[];
}

/** The built files a page needs; its HTML names only the entry and the shell's style. */
export function pageFiles(
  page: string,
  parts: readonly Part[],
  pieces: readonly string[],
  language: Language,
): PageFiles {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const inTemplate = reach(entry);
  const phrases = ['everywhere', ...parts].map((part) => `virtual:phrases/${part}.${language}`);
  const files = [`pages/${page}.tsx`, ...pieces].map((file) => `src/${file}`);
  const needed = reach([...files, ...phrases]).filter((file) => !inTemplate.includes(file));
  const isFont = (file: string) => fonts.some((font) => file.includes(font));
  return {
    fonts: [...new Set(Object.values(manifest).map(({ file }) => file))].filter(isFont),
    styles: [...new Set(needed.flatMap(({ css = [] }) => css))],
    scripts: [...inTemplate.slice(0, 1), ...needed].map(({ file }) => file),
  };
}

/** These files and everything they statically import. */
function reach(keys: string[]): BuiltFile[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const built = manifest[key];
    if (!built || seen.has(key)) return;
    seen.add(key);
    for (const imported of built.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
