import type { Language } from '../platform/i18n.tsx';

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type Manifest = Record<string, BuiltFile>;

// Written by the client build, which runs first; empty in type checks and tests.
const [manifest = {}] = Object.values(
  import.meta.glob<Manifest>('../../dist/client/manifest.json', { eager: true, import: 'default' }),
);

const fonts = ['inter-latin-wght', 'bricolage-grotesque-latin-wght'];

/** What a page needs and its HTML would not name: its chunk, its styles, the reader's phrases, the fonts. */
export function preloadLinks(page: string, language: Language): { preloads: string; styles: string } {
  const inTemplate = reach(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  const needed = reach([`src/pages/${page}.tsx`, `../phrases/src/${language}.ts`]).filter(
    (file) => !inTemplate.includes(file),
  );
  const fontFiles = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => fonts.some((font) => file.includes(font)));
  return {
    preloads: [
      ...new Set(
        fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ),
      ...needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(''),
    styles: [...new Set(needed.flatMap(({ css = [] }) => css))]
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join(''),
  };
}

/** These files and everything they import statically. */
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
