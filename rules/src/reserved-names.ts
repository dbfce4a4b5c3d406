import { skeleton } from './skeleton.ts';

/** Words that would make somebody pass for Rondo, in lower case Latin letters. */
const reservedWords = [
  'rondo',
  'admin',
  'administrator',
  'moderator',
  'support',
  'helpdesk',
  'klantenservice',
  'official',
  'officieel',
  'team',
];
/** Words that mean nothing on their own. */
const besides = new Set(['team', 'official', 'officieel']);

/** Digits, and letters of other alphabets, that are read as a Latin letter without looking exactly like it. */
const readAs: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ [
    '3e 4a 5s 7t 8b 9g',
    'вb кk мm нh тt гr пn лn иn',
    'սu րr',
    'βb εe κk νv τt ηn δd',
    'ɴn ᴅd ʀr øo đd ðd ŋn ßb',
  ].flatMap((alphabet) => alphabet.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)])),
);

/** How a word looks or reads without accents. */
function looks(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return skeleton(plain.replaceAll(/./gsu, (letter) => readAs[letter.toLowerCase()] ?? letter));
}

const team = /* @__PURE__ */ looks('team');
const looksOfHouse = /* @__PURE__ */ reservedWords.map((word) => ({ looks: looks(word), alone: !besides.has(word) }));

/** Whether a text consists of reserved words written together: 'rondosupport'. */
function isAllHouse(text: string): boolean {
  return (
    text === '' || looksOfHouse.some((word) => text.startsWith(word.looks) && isAllHouse(text.slice(word.looks.length)))
  );
}

/**
 * Whether somebody with this name could pass for Rondo itself: one of its words is, or looks like, a reserved word, or the whole name is made of
 * reserved words. Being part of a longer word is fine: Badminton, Rondón.
 */
export function isReservedName(name: string): boolean {
  const words = name
    .split(/[\s_\-.]+/u)
    .filter((word) => word !== '')
    .map(looks);
  const isHouse = (word: string) =>
    looksOfHouse.some((own) => own.alone && own.looks === word) || (word.length > 5 && isAllHouse(word));
  return words.some(isHouse) || (words.length > 1 && words.join('') !== team && isAllHouse(words.join('')));
}
