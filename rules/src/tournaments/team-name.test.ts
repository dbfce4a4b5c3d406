import { expect, test } from 'vitest';
import { isNameTaken } from './team-name.ts';

const places = [
  { name: 'Blauw', isTaken: true },
  { name: 'Rood', isTaken: false },
  { name: 'Team 3', isTaken: false },
];

test.each<[string, number, boolean]>([
  ['Groen', 3, false],
  ['blauw', 3, true],
  ['Blauw', 1, false],
  ['Rood', 3, false],
  ['Team 3', 3, false],
  ['team 3', 2, true],
  ['Team 1', 2, true],
  ['Team 4', 2, false],
])('%s for place %i: taken is %s', (name, number, isTaken) => {
  expect(isNameTaken(name, number, places)).toBe(isTaken);
});
