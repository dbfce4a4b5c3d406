import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The letters of each of the two files that a weight of Inter has; a PDF/A may show none that is in neither. */
const letters = {
  latin:
    /[ -~\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122\u2212]/,
  'latin-ext':
    /[\u0100-\u0130\u0132-\u0148\u014A-\u0151\u0154-\u017F\u01CD-\u01F5\u0200-\u021B\u1E00-\u1E9B\u1E9E\u1EF2-\u1EF9]/,
} as const;
type LetterSet = keyof typeof letters;

const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];

export const fontName = (set: LetterSet, weight: Weight) => `${set} ${weight}`;

let loading: Promise<readonly (readonly [name: string, file: Buffer])[]> | null = null;

/** Every font that a paper uses, with its name; read once. */
export function loadFonts(): NonNullable<typeof loading> {
  const require = createRequire(import.meta.url);
  const sets = Object.keys(letters) as LetterSet[];
  loading ??= Promise.all(
    sets.flatMap((set) =>
      weights.map(async (weight) => {
        const file = require.resolve(`@fontsource/inter/files/inter-${set}-${weight}-normal.woff`);
        return [fontName(set, weight), await readFile(file)] as const;
      }),
    ),
  );
  return loading;
}

/** A text in parts of one font each; what no font has is a question mark. */
export function partsByFont(text: string): { set: LetterSet; text: string }[] {
  const parts: { set: LetterSet; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = letters.latin.test(letter) ? 'latin' : letters['latin-ext'].test(letter) ? 'latin-ext' : null;
    const last = parts.at(-1);
    if (last && last.set === (set ?? 'latin')) last.text += set ? letter : '?';
    else parts.push({ set: set ?? 'latin', text: set ? letter : '?' });
  }
  return parts;
}
