import { expect, test } from 'vitest';
import { isPersonName, nameFrom, nameMarker } from './names.ts';

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

test.each([
  ['Sanne', true],
  ["O'Brien", true],
  ['Zoë’s', true],
  ["van 't Hoff", true],
  ['van ’t Hoff', true],
  ['J.P. Coen', true],
  ['St. John-Smith_3', true],
  ['Zoe\u0308', true],
  ['\u0939\u093f\u0928\u094d\u0926\u0940', true], // Devanagari has marks
  ["'t Hoff", false],
  ["Jan'", false],
  ['.Jan', false],
  ['Jan.', false],
  ['J..P', false],
  ['7.5', false],
  [" ' ", false],
  ['\u0301a', false],
  [`a${'\u0301'.repeat(5)}`, false],
  ['a\ufe0f', false],
  ['a\u200db', false],
  ['Sanne (admin)', false],
  ['<b>', false],
])('%j is a name: %s', (name, isOne) => {
  expect(isPersonName(name)).toBe(isOne);
});

test.each([
  ["Sinéad O'Connor", "Sinéad O'Connor"],
  ['J.P. Coen (KLM)', 'J.P. Coen KLM'],
  ['Zoe\u0308', 'Zoë'],
  ["'t Hoff, Jan", 't Hoff Jan'],
  ['Jan P.', 'Jan P'],
  ['<script>', 'script'],
  ['...', null],
  ['Rondo', null],
  ['R\u043endo', null],
])('%j from Google is %j', (written, name) => {
  expect(nameFrom(written)).toBe(name);
});
