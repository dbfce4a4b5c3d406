import { describe, expect, test } from 'vitest';
import { changed, clampPlayers, gamesQueryOf, readSearch, toggled, withoutFilters, writeSearch } from './search.ts';

const today = '2026-11-21';
const read = (query: string) => readSearch(new URLSearchParams(query), today);

describe('the address of a search', () => {
  test('says nothing when nothing is chosen', () => {
    expect(writeSearch(read(''))).toBe('/allgames');
  });

  test('comes back the same', () => {
    const address =
      'query=dom+volley&sports=Football%2CVolleyball&levels=Beginner&price=under5&dateFrom=2026-11-22&dateTo=2026-12-01' +
      '&numberOfPlayers=10&tournament=show_games&city=Utrecht&latitude=52.09&longitude=5.12&radius=50&sort=recent&page=3&view=map&at=52.1%2C5.2%2C9&filters=open';
    expect(writeSearch(read(address))).toBe(`/allgames?${address}`);
  });

  test('ignores what it does not know', () => {
    expect(
      writeSearch(
        read(
          'sports=Chess&price=cheap&radius=7&sort=odd&page=-2&tournament=both&dateTo=soon&view=tree&at=99,5,7&filters=1',
        ),
      ),
    ).toBe('/allgames');
  });
});

describe('rules of the filters (1-games §4)', () => {
  test('days before today clamp to today, and the last day to the first', () => {
    expect(read('dateFrom=2026-11-01&dateTo=2026-11-02')).toMatchObject({ dateFrom: today, dateTo: today });
    expect(read('dateFrom=2026-12-05&dateTo=2026-12-01')).toMatchObject({ dateTo: '2026-12-05' });
  });

  test('numbers do not go below 0, and 0 does not narrow', () => {
    expect(['-3', '0', '', '12', '250'].map(clampPlayers)).toEqual([null, null, null, 12, 99]);
  });

  test('taking the last sport away returns to all types', () => {
    expect(toggled(['Football'], 'Football')).toEqual([]);
    expect(toggled(['Football'], 'Futsal')).toEqual(['Football', 'Futsal']);
  });

  test('clearing keeps how the games are shown', () => {
    expect(writeSearch(withoutFilters(read('query=dom&sports=Futsal&sort=capacity&page=4&view=map')))).toBe(
      '/allgames?sort=capacity&view=map',
    );
  });
});

test('a change starts at the first page, and leads the map to the new place', () => {
  const search = read('page=4&view=map&at=52.1,5.2,9');
  expect(writeSearch(changed(search, { sports: ['Futsal'] }))).toBe(
    '/allgames?sports=Futsal&view=map&at=52.1%2C5.2%2C9',
  );
  expect(changed(search, { place: null })).toMatchObject({ page: 1, at: null });
});

test('the call carries only what narrows', () => {
  expect(gamesQueryOf(read(''), 16)).toEqual({ page: 1, limit: 16 });
  expect(gamesQueryOf(read('city=Delft&latitude=52.01&longitude=4.36'), 7)).toEqual({
    latitude: 52.01,
    longitude: 4.36,
    radius: 25,
    page: 1,
    limit: 7,
  });
});
