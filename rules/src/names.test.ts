import { expect, test } from 'vitest';
import { nameMarker } from './names.ts';

test.each([
  ['Former player', 'former'],
  ['Guest', 'guest'],
  ['Player', 'player'],
  ['guest', null],
  ['Guest 7', null],
  ['Sanne', null],
  ['constructor', null],
  ['', null],
])('%j stands for %s', (name, marker) => {
  expect(nameMarker(name)).toBe(marker);
});
