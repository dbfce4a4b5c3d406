/** More words than this narrow nothing that the first ones don't. */
const wordsMost = 8;

/**
 * The words of a search, as the database's search_words() writes those of a game: lower case, without accents, apart by anything
 * that is neither letter nor digit.
 */
function searchWords(query: string): string[] {
  const plain = query
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.split(/[\s!-/:-@[-`{-~]+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, wordsMost);
}

/**
 * LIKE patterns of game.search_text, each of which must match. A word of three letters is found anywhere; a shorter one only at
 * the start of a word, which is what the trigram index knows of it.
 */
export function searchPatterns(query: string): string[] {
  return searchWords(query).map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}
