import { accountForm } from './limits.ts';

/** What somebody who left Rondo is called, where games and the ledger still need them. */
export const formerPlayer = 'Former player';

/** What a guest is called until they have an account: their address is nobody else's business. */
export const guestName = 'Guest';

/** What a player is called of whom Google tells no name. */
export const namelessPlayer = 'Player';

/**
 * What a person is called among players, of a name that was written elsewhere: in the characters of a username (2-accounts §5).
 * @returns null when nothing of it is left, or it would pass for Rondo itself
 */
export function nameFrom(written: string): string | null {
  const known = written.normalize('NFC').replaceAll(/[^\p{L}\p{N}_\- ]+/gu, ' ');
  const name = known.replaceAll(/ +/g, ' ').trim().slice(0, accountForm.nameMax).toWellFormed().trim();
  return name === '' || passesForRondo(name) ? null : name;
}

/** Words by which somebody would pass for Rondo, in lower case Latin letters. */
const houseWords = [
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
/** Those that say nothing by themselves. */
const besides = new Set(['team', 'official', 'officieel']);

/** Letters of other alphabets and digits that look like Latin ones. */
const alike: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ԁ: 'd',
  },
  ...{ г: 'r', п: 'n', ո: 'n', օ: 'o', ս: 'u', դ: 'n', ր: 'r', л: 'n', и: 'n' },
  ...{ α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', η: 'n', δ: 'd', γ: 'r', σ: 'o' },
  ...{ ı: 'i', ɑ: 'a', ɡ: 'g', ո: 'n', ɴ: 'n', ᴅ: 'd', ᴏ: 'o', ʀ: 'r', ø: 'o', đ: 'd', ð: 'd', ŋ: 'n', ß: 'b', l: 'i' },
};

/** What a word looks like: without accents, look-alikes as the letters they look like. */
function looks(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((letter) => alike[letter] ?? letter).join('');
}

const looksOfHouse = houseWords.map((word) => ({ looks: looks(word), alone: !besides.has(word) }));

/** Whether a text is words of the house, one behind the other: 'rondosupport'. */
function isAllHouse(text: string): boolean {
  return (
    text === '' || looksOfHouse.some((word) => text.startsWith(word.looks) && isAllHouse(text.slice(word.looks.length)))
  );
}

/**
 * Whether somebody with this name would pass for Rondo itself: a word of it is, or looks like, one of the house's, or all of it is
 * written from those. Part of a longer word says nothing: Badminton, Rondón.
 */
export function passesForRondo(name: string): boolean {
  const words = name
    .split(/[\s_\-.]+/u)
    .filter((word) => word !== '')
    .map(looks);
  const isHouse = (word: string) =>
    looksOfHouse.some((own) => own.alone && own.looks === word) || (word.length > 5 && isAllHouse(word));
  return words.some(isHouse) || (words.length > 1 && words.join('').length > 4 && isAllHouse(words.join('')));
}

export type NameMarker = 'former' | 'guest' | 'player';

const markers: Partial<Record<string, NameMarker>> = {
  [formerPlayer]: 'former',
  [guestName]: 'guest',
  [namelessPlayer]: 'player',
};

/**
 * A stored name that stands for none: pages and mails say it in the reader's language. Somebody who calls themselves exactly
 * that is called so in the reader's language too.
 * @returns null for a name of somebody's own
 */
export function nameMarker(name: string): NameMarker | null {
  return Object.hasOwn(markers, name) ? (markers[name] ?? null) : null;
}
