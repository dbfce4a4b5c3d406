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

/** Digits and letters of other alphabets, each with the Latin one it looks like. */
const alike: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ [
    '0o 1i 3e 4a 5s 7t 8b 9g',
    'аa вb еe кk мm нh оo рp сc тt уy хx іi ѕs ԁd гr пn лn иn',
    'ոn օo սu դn րr',
    'αa βb εe ιi κk νv οo ρp τt υu ηn δd γr σo',
    'ıi ɑa ɡg ɴn ᴅd ᴏo ʀr øo đd ðd ŋn ßb li',
  ].flatMap((alphabet) => alphabet.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)])),
);

/** What a word looks like: without accents, look-alikes as the letters they look like. */
function looks(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/./gsu, (letter) => alike[letter] ?? letter);
}

const looksOfHouse = /* @__PURE__ */ houseWords.map((word) => ({ looks: looks(word), alone: !besides.has(word) }));

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
