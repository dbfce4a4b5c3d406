import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVisible, skeleton } from './skeleton.ts';

test.each([
  ['EI Toro', 'El Toro', true], // a capital i
  ['E1 Toro', 'El Toro', true],
  ['el toro', 'EL TORO', true],
  ['\u0415l Toro', 'El Toro', true], // Cyrillic
  ['El T\u03bfr\u03bf', 'El Toro', true], // Greek
  ['El Tor\ufe0eo', 'El Toro', true], // a variation selector
  ['El\u200d To\u200cro', 'El Toro', true], // joiners
  ['\uff25\uff4c \uff34oro', 'El Toro', true], // fullwidth
  ['\u{1d404}\u{1d425} Toro', 'El Toro', true], // mathematical
  ['El\u00a0Toro', 'El Toro', true],
  ['T0r0', 'Toro', true],
  ['Brarn', 'Bram', true],
  ['Zo\u00eb', 'Zoe\u0308', true],
  ['Zo\u0451', 'Zo\u00eb', true], // Cyrillic yo
  ['Igor', 'igor', true],
  ['El Toro', 'El Tiro', false],
  ['Zo\u00eb', 'Zoe', false],
  ['Anna', 'Hanna', false],
  ['\u041c\u0430\u0448\u0430', '\u041d\u0430\u0441\u0442\u044f', false],
])('%j looks like %j: %s', (one, other, isAlike) => {
  expect(skeleton(one) === skeleton(other)).toBe(isAlike);
});

test('is of any text the same, in capitals or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(skeleton(text.toUpperCase())).toBe(skeleton(text));
    }),
  );
});

test.each([
  ['a', true],
  ['\u{1f3d0}', true],
  ['-', true],
  ['\u2764\ufe0f', true],
  ['', false],
  [' \u00a0', false],
  ['\u200d\u200c', false],
  ['\ufe0f', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u0301', false],
  ['\u{e0020}', false],
])('%j has something that is seen: %s', (text, isSeen) => {
  expect(isVisible(text)).toBe(isSeen);
});
