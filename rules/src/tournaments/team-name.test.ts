import { expect, test } from 'vitest';
import { placeName, tournamentForm } from './form.ts';
import { isNameTaken } from './team-name.ts';

const places = [
  { name: 'Blauw', isTaken: true },
  { name: 'Rood', isTaken: false },
  { name: 'Team 3', isTaken: false },
];

test.each<[string, number, boolean]>([
  ['Groen', 3, false],
  ['blauw', 3, true],
  ['B\u04c0auw', 3, true],
  ['Ｂlauw', 3, true],
  ['Blauw', 1, false],
  ['Rood', 3, false],
  ['Team 3', 3, false],
  ['team 3', 2, true],
  ['Team 1', 2, true],
  ['Team 4', 2, false],
  ['T\u0435am 1', 2, true],
])('%s for place %i: taken is %s', (name, number, isTaken) => {
  expect(isNameTaken(name, number, places)).toBe(isTaken);
});

test('no two places have names that look alike', () => {
  const all = Array.from({ length: tournamentForm.teamsMax }, (_, index) => ({
    name: placeName(index + 1),
    isTaken: true,
  }));
  for (const [index, { name }] of all.entries()) expect(isNameTaken(name, index + 1, all)).toBe(false);
});
