import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search.ts';

test.each([
  ['', { sport: 'Volleyball', community: null, city: null, page: 1 }, '/leaderboard'],
  ['sport=Football&page=1428572', { sport: 'Football', community: null, city: null, page: 1_428_572 }, undefined],
  [
    'community=domvolley&sport=Basketball',
    { sport: 'Basketball', community: 'domvolley', city: null, page: 1 },
    undefined,
  ],
  ['city=Den+Haag&page=2', { sport: 'Volleyball', community: null, city: 'Den Haag', page: 2 }, undefined],
  [
    'city=Leiden&community=domvolley',
    { sport: 'Volleyball', community: 'domvolley', city: null, page: 1 },
    '/leaderboard?community=domvolley',
  ],
  ['community=&page=0', { sport: 'Volleyball', community: null, city: null, page: 1 }, '/leaderboard'],
  ['sport=Chess&page=-3', { sport: 'Volleyball', community: null, city: null, page: 1 }, '/leaderboard'],
])('?%s', (address, search, written = `/leaderboard?${address}`) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(search);
  expect(writeSearch(readSearch(new URLSearchParams(address)))).toBe(written);
});
