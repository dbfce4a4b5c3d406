import { expect, test } from 'vitest';
import { byRows, readSearch, writeSearch } from './search.ts';

test.each([
  ['', { sport: 'Volleyball', community: null, city: null, rows: 7, page: 1 }, '/leaderboard'],
  [
    'sport=Football&page=1428572',
    { sport: 'Football', community: null, city: null, rows: 7, page: 1_428_572 },
    undefined,
  ],
  [
    'community=domvolley&sport=Basketball',
    { sport: 'Basketball', community: 'domvolley', city: null, rows: 7, page: 1 },
    undefined,
  ],
  ['city=Den+Haag&page=2', { sport: 'Volleyball', community: null, city: 'Den Haag', rows: 7, page: 2 }, undefined],
  [
    'city=Leiden&community=domvolley',
    { sport: 'Volleyball', community: 'domvolley', city: null, rows: 7, page: 1 },
    '/leaderboard?community=domvolley',
  ],
  ['rows=20&page=2', { sport: 'Volleyball', community: null, city: null, rows: 20, page: 2 }, undefined],
  ['rows=7', { sport: 'Volleyball', community: null, city: null, rows: 7, page: 1 }, '/leaderboard'],
  ['rows=50', { sport: 'Volleyball', community: null, city: null, rows: 7, page: 1 }, '/leaderboard'],
  ['community=&page=0', { sport: 'Volleyball', community: null, city: null, rows: 7, page: 1 }, '/leaderboard'],
  ['sport=Chess&page=-3', { sport: 'Volleyball', community: null, city: null, rows: 7, page: 1 }, '/leaderboard'],
])('?%s', (address, search, written = `/leaderboard?${address}`) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(search);
  expect(writeSearch(readSearch(new URLSearchParams(address)))).toBe(written);
});

test.each([
  ['', 20, '/leaderboard?rows=20'],
  ['page=3', 20, '/leaderboard?rows=20'],
  ['page=4', 20, '/leaderboard?rows=20&page=2'],
  ['rows=20&page=3&city=Leiden', 7, '/leaderboard?city=Leiden&page=6'],
] as const)('?%s by %i a page has the same first player on its page', (address, rows, written) => {
  expect(writeSearch(byRows(readSearch(new URLSearchParams(address)), rows))).toBe(written);
});
