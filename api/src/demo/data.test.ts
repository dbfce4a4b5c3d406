import { expect, test } from 'vitest';
import { z } from 'zod';
import { releasedFiles } from '../../../scripts/released-files.ts';
import { ago, communities, games, people, places, readData, shares, span, told } from './data.ts';

test.each([
  [{ ago: '3 days' }, 'ago: Say how long ago as "3.5d" or "2d 5m"'],
  [{ sizes: ['8 to 12'] }, 'sizes.0: Say the least and the most as "8-12"'],
  [{ surfaces: { Moss: 1 } }, 'surfaces.0.0: Invalid option: expected one of "Sand"|"Grass"'],
  [{ surfaces: { Sand: 0 } }, 'surfaces.0.1: Too small: expected number to be >0'],
  [{ colour: 'red' }, ': Unrecognized key: "colour"'],
])('a row that does not fit is named with its file: %j', (row, said) => {
  const schema = z.strictObject({ ago, sizes: z.array(span), surfaces: shares(['Sand', 'Grass']) }).partial();
  expect(() => readData('games', schema, row)).toThrow(`api/src/demo/data/games.json does not fit. ${said}`);
});

test('what a row stands for is computed', () => {
  expect(['90m', '3.5d', '2d 5m'].map((text) => ago.parse(text) / 60_000)).toEqual([90, 5040, 2885]);
  expect(span.parse('8-12')).toEqual([8, 12]);
  // The demo's dice depend on the order of the file.
  expect(shares(['Sand', 'Grass']).parse({ Grass: 4, Sand: 1 })).toEqual([
    ['Grass', 4],
    ['Sand', 1],
  ]);
});

test('what a row names is there', () => {
  const towns = new Set(places.cities);
  const named = [...people.accounts, ...games.external].map(({ city }) => city);
  expect([...named, ...told.wishes.map(({ town }) => town)].filter((town) => !towns.has(town))).toEqual([]);
  const codes = new Set(communities.communities.map(({ code }) => code));
  expect([...communities.silent, communities.denied.community].filter((code) => !codes.has(code))).toEqual([]);
  const own = new Set(games.own.map(({ name }) => name));
  const { DOM20, START1 } = told.codedGames;
  expect([...DOM20, START1].filter((name) => !own.has(name))).toEqual([]);
});

test('a release has the files', () => {
  const released = releasedFiles().filter((file) => file.startsWith('api/src/demo/data/'));
  expect(released).toHaveLength(5);
});
