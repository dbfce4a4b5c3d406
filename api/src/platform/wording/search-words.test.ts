import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { holdsWords } from './search-words.ts';

const server = useServer();

test.each([
  ['Zoë’s team', 'zoes', true],
  ['Zoë’s team', "ZOË'S", true],
  ['Zoes team', 'zoë’s', true],
  ["Sinéad O'Brien", 'obrien', true],
  ["Sinéad O'Brien", "o'brien sinead", true],
  ["Sinéad O'Brien", 'o brien', true],
  ["Daan van 't Hoff", 't hoff', true],
  ['J.P. Coen', 'jp', false],
  ['J.P. Coen', 'j.p.', true],
  ["'s-Hertogenbosch", 's-hertogenbosch', true],
  ["'s-Hertogenbosch", 'den bosch', false],
  ['Volleyball', '!!!', false],
  ["D'n Haog", "'", false],
])('%s is found by %s: %s', async (text, query, found) => {
  const asked = await server.value<boolean>`select ${holdsWords(sql`search_words(${text})`, query)} as found`;
  expect(asked).toEqual(found);
});
