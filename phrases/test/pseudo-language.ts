import { type Language, languageCodes, languages } from '@rondo/rules';
import { phrasesIn } from '../src/index.ts';
import type { PhraseTree } from '../src/translate.ts';

/** `Wallet of {{name}}` becomes `[!!! Ŵàĺĺéţ óƒ {{name}} !!!]`: readable, and nothing that could have been written beside the phrases. */
export function accent(text: string): string {
  const marks: Record<string, string> = {
    a: 'à',
    e: 'é',
    i: 'î',
    o: 'ó',
    u: 'ù',
    l: 'ĺ',
    t: 'ţ',
    n: 'ñ',
    W: 'Ŵ',
    L: 'Ļ',
  };
  const words = text.split(/(\{\{?\w+\}\}?)/).map((part, index) => {
    return index % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => marks[letter] ?? letter);
  });
  return `[!!! ${words.join('')} !!!]`;
}

function accentAll(tree: PhraseTree): PhraseTree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? accent(value) : accentAll(value as PhraseTree),
  ]);
  return Object.fromEntries(entries) as PhraseTree;
}

/** A third language for a test: a row, and phrases made of the English ones. French formats, so that none is English by chance. */
export const pseudo = 'xa' as Language;

export function addPseudoLanguage(): void {
  const row = { name: accent('Pseudo'), locale: 'fr-FR', decimal: ',', thousands: '.', hours: accent('h') };
  Object.assign(languages, { [pseudo]: row });
  Object.assign(phrasesIn, { [pseudo]: accentAll(phrasesIn.en) });
  languageCodes.push(pseudo);
}

/** Tests share what they load. */
export function removePseudoLanguage(): void {
  languageCodes.splice(languageCodes.indexOf(pseudo), 1);
  for (const table of [languages, phrasesIn]) Reflect.deleteProperty(table, pseudo);
}
