import { type RawBuilder, sql } from 'kysely';

/** Further words hardly narrow a search. */
const wordsMax = 8;

/**
 * The words of a search, written as the database's search_words() writes those of a game: lower case, without accents and
 * apostrophes, separated by anything that is neither letter nor digit (decisions/0009-search.md).
 */
function searchWords(query: string): string[] {
  const plain = query
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .toLowerCase();
  const words = plain.split(/[\s!-/:-@[-`{-~]+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, wordsMax);
}

/**
 * LIKE patterns, each of which game.search_text must match. A word of three letters or more matches anywhere, a shorter one only at the
 * start of a word, since the trigram index can't find it elsewhere.
 */
function searchPatterns(query: string): string[] {
  return searchWords(query).map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

/** That a text written by search_words() holds each word of a search, a condition a word: none, if no word is left of the input. */
export const wordConditions = (text: RawBuilder<unknown>, query: string): RawBuilder<unknown>[] =>
  searchPatterns(query).map((pattern) => sql`${text} like ${pattern}`);

/** Whether such a text holds every word of a search; if no word is left of the input, as of `!!!`, none does. */
export function holdsWords(text: RawBuilder<unknown>, query: string): RawBuilder<unknown> {
  const conditions = wordConditions(text, query);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}
