import { listGames, mapGames } from '@rondo/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  clampPlayers,
  filtersOf,
  gamesQueryOf,
  isFiltered,
  readSearch,
  toggled,
  withoutFilters,
  writeSearch,
} from './search.ts';

/** What the call can be asked. */
const names = Object.keys(listGames.input.query.shape);
const today = '2026-11-21';
const read = (query: string) => readSearch(new URLSearchParams(query), today);

describe('the address of a search', () => {
  test('is empty when nothing is chosen', () => {
    expect(writeSearch(read(''))).toBe('/allgames');
  });

  test('is read back unchanged', () => {
    const address =
      'query=dom+volley&sports=Football%2CVolleyball&levels=Beginner&price=under5&dateFrom=2026-11-22&dateTo=2026-12-01' +
      '&numberOfPlayers=10&evening=true&hasSpots=true&tournament=show_games&city=Utrecht&latitude=52.09&longitude=5.12&radius=50&sort=recent&page=3&view=map&at=52.1%2C5.2%2C9&filters=open';
    expect(writeSearch(read(address))).toBe(`/allgames?${address}`);
    const given = new URLSearchParams(address);
    expect(names.filter((name) => name !== 'limit' && !given.has(name))).toEqual([]);
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

test.each([
  ['page=20000', { page: 10_000 }],
  ['page=1e9', { page: 10_000 }],
  ['page=Infinity', { page: 10_000 }],
  ['dateFrom=2027-02-30', { dateFrom: null }],
  ['dateFrom=2027-02-28&dateTo=2027-02-29', { dateFrom: '2027-02-28', dateTo: null }],
])('%s is read as what there is', (address, search) => {
  expect(read(address)).toMatchObject(search);
});

test('whatever stands in an address, the call it makes is one that is answered', () => {
  const name = fc.constantFrom(...names, 'city', 'view', 'at', 'filters');
  const month = fc.integer({ min: 0, max: 13 }).map((number) => String(number).padStart(2, '0'));
  const day = fc.tuple(fc.integer({ min: 1990, max: 2100 }), month, fc.integer({ min: 0, max: 32 }));
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.double().map(String),
    fc.integer().map(String),
    fc.constantFrom('Football,Volleyball', 'Beginner', 'under5', '10', '25', '52.1', '5.2', 'recent', 'show_games'),
    day.map(([year, of, date]) => `${year}-${of}-${String(date).padStart(2, '0')}`),
  );
  fc.assert(
    fc.property(fc.dictionary(name, value), (given) => {
      const search = readSearch(new URLSearchParams(given), today);
      const asWritten = (query: object) =>
        Object.fromEntries(Object.entries(query).flatMap(([key, is]) => (is === undefined ? [] : [[key, String(is)]])));
      expect(listGames.input.query.safeParse(asWritten(gamesQueryOf(search, 16))).error).toBeUndefined();
      const part = { south: 51, west: 4, north: 53, east: 6, zoom: 8 };
      expect(mapGames.input.query.safeParse(asWritten({ ...filtersOf(search), ...part })).error).toBeUndefined();
      expect(read(writeSearch(search).replace('/allgames', ''))).toEqual(search);
    }),
    { numRuns: 300 },
  );
});

describe('rules of the filters (product.md#finding-games)', () => {
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

test('a search is filtered once any filter narrows it', () => {
  const ways = ['query=dom', 'sports=Futsal', 'levels=Beginner', 'price=free', `dateFrom=${today}`, `dateTo=${today}`];
  const more = [
    'numberOfPlayers=4',
    'evening=true',
    'hasSpots=true',
    'tournament=show_games',
    'latitude=52&longitude=5',
  ];
  expect([...ways, ...more].filter((query) => !isFiltered(read(query)))).toEqual([]);
  expect(['', 'radius=50', 'sort=recent&page=2&view=map'].filter((query) => isFiltered(read(query)))).toEqual([]);
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
