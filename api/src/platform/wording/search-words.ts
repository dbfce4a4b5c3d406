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
 * LIKE patterns, each of which game.search_text must match. A word of three letters or more matches anywhere, a shorter one only at the start of a
 * word, because the trigram index can't find it elsewhere.
 */
function searchPatterns(query: string): string[] {
  return searchWords(query).map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

/** The conditions that a text written by search_words() contains each word of a search; none if the input has no words. */
export const wordConditions = (text: RawBuilder<unknown>, query: string): RawBuilder<unknown>[] =>
  searchPatterns(query).map((pattern) => sql`${text} like ${pattern}`);

/** Whether such a text contains every word of a search; false if the input has no words, such as `!!!`. */
export function holdsWords(text: RawBuilder<unknown>, query: string): RawBuilder<unknown> {
  const conditions = wordConditions(text, query);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}
