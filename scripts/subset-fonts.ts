import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root, runProgram } from './run-program.ts';

export const fontsFolder = join(root, 'web/src/ui/theme/fonts');

interface Font {
  family: string;
  /** The name in the package of its files. */
  name: string;
  /** The weights that Rondo's styles use. */
  weights: { min: number; max: number };
  /** OpenType features: kerning, digits of one width, and signs between digits at their height (19:30). */
  features: string[];
}

export const fonts: readonly Font[] = [
  { family: 'Inter Variable', name: 'inter', weights: { min: 400, max: 800 }, features: ['kern', 'tnum', 'calt'] },
  {
    family: 'Bricolage Grotesque Variable',
    name: 'bricolage-grotesque',
    weights: { min: 600, max: 800 },
    features: ['kern', 'tnum'],
  },
];

interface Letters {
  /** The ending of its file's name. */
  name: string;
  /** The package's file that contains them. */
  source: 'latin' | 'latin-ext';
  /** The range in CSS (`unicode-range`). */
  range: string;
}

/** A browser loads a file when a page has one of its letters; no letter is in two files. */
export const letters: readonly Letters[] = [
  {
    // ASCII, the letters of Dutch and its neighbours, and the signs in Rondo's texts: all that most pages have, so this file is preloaded.
    name: 'first',
    source: 'latin',
    range:
      'U+20-7E, U+A0, U+AB, U+AD, U+B0, U+B7, U+BB, U+C9, U+CB, U+D7, U+E0-E1, U+E4, U+E7-EB, U+ED-EF, U+F1, U+F3-F4, U+F6, U+FA-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2190-2193, U+2212',
  },
  {
    name: 'west',
    source: 'latin',
    range:
      'U+A1-AA, U+AC, U+AE-AF, U+B1-B6, U+B8-BA, U+BC-C8, U+CA, U+CC-D6, U+D8-DF, U+E2-E3, U+E5-E6, U+EC, U+F0, U+F2, U+F5, U+F7-F9, U+FD-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2122',
  },
  // Names from Poland to Turkey.
  { name: 'east', source: 'latin-ext', range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E' },
];

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string[] {
  const bounds = range.split(', ').map((part) =>
    part
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  return bounds.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

const inWeb = createRequire(join(root, 'web/package.json'));

function subset({ name, weights, features }: Font, { source, range }: Letters): Promise<Buffer> {
  const whole = readFileSync(inWeb.resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`));
  // The package's types lack the last option.
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weights }, keepFeatures: features };
  return subsetFont(whole, charactersOf(range).join(''), options);
}

const face = ({ family, weights }: Font, file: string, { range }: Letters) => `@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;

/** The files in {@link fontsFolder}, by name: the same bytes each time (docs/decisions/0073-fonts-in-parts.md). */
export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let faces = '/* Written by `npm run fonts`. */\n';
  for (const font of fonts)
    for (const some of letters) {
      const file = `${font.name}-${some.name}.woff2`;
      files.set(file, await subset(font, some));
      faces += face(font, file, some);
    }
  return files.set('faces.css', Buffer.from(faces));
}

// `npm run fonts`: cuts the two fonts into parts, without weights and features that Rondo's styles don't use. Fonts are most of what a phone loads
// before a first screen looks final.
if (import.meta.main) {
  mkdirSync(fontsFolder, { recursive: true });
  for (const [name, content] of await subsetFonts()) writeFileSync(join(fontsFolder, name), content);
  await runProgram('oxfmt', [fontsFolder], { output: 'kept' });
}
