import { listCommunities } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { communitiesQueryOf, readSearch, writeSearch } from './search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search for communities', () => {
  test('is empty when nothing is chosen', () => {
    expect(writeSearch(read(''))).toBe('/communities');
  });

  test('is read back unchanged', () => {
    const address = 'query=dom&sport=Volleyball&city=Utrecht&latitude=52.09&longitude=5.12&radius=50&page=3';
    expect(writeSearch(read(address))).toBe(`/communities?${address}`);
  });

  test.each(['sport=Chess', 'latitude=95&longitude=5', 'radius=50', 'page=-2', 'query=++'])(
    '%s narrows nothing',
    (odd) => {
      expect(writeSearch(read(odd))).toBe('/communities');
    },
  );

  test('makes a call that is answered, however long the words', () => {
    const query = communitiesQueryOf(read(`query=${'x'.repeat(90)}&latitude=52&longitude=5&page=1e9`));
    expect(listCommunities.input.query.safeParse(query)).toMatchObject({ success: true });
  });
});
