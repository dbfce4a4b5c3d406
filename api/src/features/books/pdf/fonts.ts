import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The letters of each of the files that a weight of Inter has; a PDF/A may show none that is in none. */
const letters = {
  latin:
    /[ -~\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122\u2212]/,
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0148\u014A-\u0151\u0154-\u017F\u01CD-\u01F5\u0200-\u021B\u1E00-\u1E9B\u1E9E\u1EF2-\u1EF9]/,
  greek: /[\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE]/,
  cyrillic: /[\u0400-\u045F\u0490\u0491\u2116]/,
} as const;
type LetterSet = keyof typeof letters;
const sets = Object.keys(letters) as LetterSet[];

const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];

export const fontName = (set: LetterSet, weight: Weight) => `${set} ${weight}`;

let loading: Promise<readonly (readonly [name: string, file: Buffer])[]> | null = null;

/** Every font that a paper uses, with its name; read once, and again where that failed. */
export function loadFonts(read: (file: string) => Promise<Buffer> = readFile): NonNullable<typeof loading> {
  loading ??= readFonts(read).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function readFonts(read: (file: string) => Promise<Buffer>): NonNullable<typeof loading> {
  const require = createRequire(import.meta.url);
  return Promise.all(
    sets.flatMap((set) =>
      weights.map(async (weight) => {
        const file = require.resolve(`@fontsource/inter/files/inter-${set}-${weight}-normal.woff`);
        return [fontName(set, weight), await read(file)] as const;
      }),
    ),
  );
}

/** A text in parts of one font each; what no font has is a question mark. */
export function partsByFont(text: string): { set: LetterSet; text: string }[] {
  const parts: { set: LetterSet; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = sets.find((one) => letters[one].test(letter));
    const last = parts.at(-1);
    if (last && last.set === (set ?? 'latin')) last.text += set ? letter : '?';
    else parts.push({ set: set ?? 'latin', text: set ? letter : '?' });
  }
  return parts;
}
