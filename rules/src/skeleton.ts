import { lookAlikes } from './look-alikes.ts';

const shown: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(lookAlikes).flatMap(([latin, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, latin]),
  ),
);

/** Control characters, unpaired surrogates, joiners, variation selectors, fillers, tags, and the empty pattern of Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2800]/gu;

const folded = (text: string) => text.replaceAll(/./gsu, (letter) => shown.get(letter) ?? letter);

/**
 * A name, nickname or tag reduced to what it looks like: two with the same skeleton look alike (product.md#sign-up). It is only compared, never
 * shown. Capitals are folded before and after, because a capital i looks like an l and a small one doesn't; here both are the same.
 */
export function skeleton(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(invisible, '').replaceAll(/\s+/gu, ' ').trim();
  return folded(folded(plain).toLowerCase()).replaceAll('i', 'l');
}

/** Whether a text has a visible character: a letter, a digit, a sign. Marks alone don't count. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.normalize('NFKC').replaceAll(invisible, ''));
}
