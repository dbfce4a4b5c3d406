import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defaultLanguage } from '@rondo/rules';
import { z } from 'zod';

/** The letters of a font that browsers load together. */
export interface Face {
  name: string;
  /** Whether it is Inter, which all other words of a paper are set in. */
  isUsual: boolean;
  /** Whether its file has all weights. */
  isVariable: boolean;
  path: (weight: Weight) => string;
}

export const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];

interface Family extends Pick<Face, 'isUsual' | 'isVariable'> {
  package: string;
  file: (part: string, weight: Weight) => string;
}

const noto = (script: string): Family => ({
  package: `@fontsource-variable/${script}`,
  isUsual: false,
  isVariable: true,
  file: (part) => `${script}-${part}-wght-normal.woff2`,
});

const inter: Family = {
  package: '@fontsource/inter',
  isUsual: true,
  isVariable: false,
  file: (part, weight) => `inter-${part}-${weight}-normal.woff`,
};
/** Noto's Arabic splits letters into strokes and dots, and a program that reads the paper back finds the same stroke in several letters. */
const arabic: Family = {
  package: '@fontsource/ibm-plex-sans-arabic',
  isUsual: false,
  isVariable: false,
  file: (part) => `ibm-plex-sans-arabic-${part}-400-normal.woff`,
};
/** Chinese letters that Japan writes differently have the same number; the rest of the text says which are meant. */
const ofChina = noto('noto-sans-sc');
const ofJapan = noto('noto-sans-jp');
const ofKorea = noto('noto-sans-kr');
/** The first has rare letters of the scripts that Inter covers, and Devanagari. */
const others = [...['noto-sans', 'noto-sans-hebrew', 'noto-sans-thai'].map(noto), arabic];
const emoji = noto('noto-emoji');

function familiesFor(text: string): Family[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const first = isJapanese ? [ofJapan] : /\p{Script=Hangul}/u.test(text) ? [ofKorea] : [];
  return [...new Set([inter, ...others, emoji, ...first, ofChina, ofJapan, ofKorea])];
}

const require = createRequire(import.meta.url);
const fileOf = (family: Family, file: string) => require.resolve(`${family.package}/files/${file}`);

/** The parts of a family, each with the ranges it is for; it lacks some letters of its ranges. */
type Part = { face: Face; ranges: readonly (readonly [from: number, to: number])[] };

/** The numbers read from packages are kept: a few thousand. */
const parts = new Map<Family, Promise<Part[]>>();
const letters = new Map<string, Promise<ReadonlySet<number>>>();

/** Runs an operation once for each key; one that failed is run again when asked. */
function once<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const before = known.get(key);
  if (before) return before;
  const asked = ask().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, asked);
  return asked;
}

const partsOf = (family: Family): Promise<Part[]> =>
  once(parts, family, async () => {
    const listed = z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(require.resolve(`${family.package}/unicode.json`), 'utf8')));
    return Object.entries(listed).map(([key, said]) => {
      const part = key.replaceAll(/[[\]]/g, '');
      return {
        face: {
          name: `${family.package} ${part}`,
          isUsual: family.isUsual,
          isVariable: family.isVariable,
          path: (weight) => fileOf(family, family.file(part, weight)),
        },
        ranges: said.split(',').map((range) => {
          const [from = '', to = from] = range.trim().replace('U+', '').split('-');
          return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
        }),
      };
    });
  });

/** The letters that a face really has. */
const lettersOf = (face: Face): Promise<ReadonlySet<number>> =>
  once(letters, face.name, async () => {
    const { create } = await import('fontkit');
    const font = create(await readFile(face.path(400)));
    return new Set('characterSet' in font ? font.characterSet : []);
  });

/** Whether a letter is seen by itself; joiners and the marks that colour an emoji are not. */
export const isDrawn = (letter: string): boolean =>
  !/^[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}\p{Cc}]$/u.test(letter);

/** The face that has all letters of a cluster; null if none has. */
async function findFace(cluster: string, families: readonly Family[]): Promise<Face | null> {
  const codes = Array.from(cluster)
    .filter(isDrawn)
    .map((letter) => letter.codePointAt(0) ?? 0);
  const [first] = codes;
  if (first === undefined) return null;
  for (const family of families)
    for (const { face, ranges } of await partsOf(family)) {
      if (!ranges.some(([from, to]) => first >= from && first <= to)) continue;
      const has = await lettersOf(face);
      if (codes.every((code) => has.has(code))) return face;
    }
  return null;
}

const segments = new Intl.Segmenter(defaultLanguage, { granularity: 'grapheme' });

/** What people see as one letter: one with its marks, an emoji with its parts. */
export const clustersOf = (text: string): string[] =>
  Array.from(segments.segment(text.normalize('NFC')), ({ segment }) => segment);

/** The face of each cluster of the texts. A cluster that no face has as a whole is taken letter by letter. */
export async function findFaces(texts: readonly string[]): Promise<ReadonlyMap<string, Face>> {
  const found = new Map<string, Face>();
  for (const text of texts) {
    const families = familiesFor(text);
    const find = async (cluster: string): Promise<boolean> => {
      if (found.has(cluster)) return true;
      const face = await findFace(cluster, families);
      if (face) found.set(cluster, face);
      return face !== null;
    };
    for (const cluster of new Set(clustersOf(text)))
      if (!(await find(cluster))) for (const letter of Array.from(cluster)) await find(letter);
  }
  return found;
}

/** The letters of a text that no face has, without repeats. */
export async function findUnprintable(text: string): Promise<string[]> {
  const faces = await findFaces([text]);
  const missing = clustersOf(text).flatMap((cluster) =>
    faces.has(cluster) ? [] : Array.from(cluster).filter((letter) => isDrawn(letter) && !faces.has(letter)),
  );
  return [...new Set(missing)];
}
