import { expect, test } from 'vitest';
import { giftLeft } from './gift-left.ts';

test.each([
  ['nothing was spent', 0, 500, 500],
  ['some was spent', 200, 300, 300],
  ['all was spent, and topped up since', 500, 1000, 0],
  ['more than it was spent', 900, 100, 0],
  ['the wallet holds less', 0, 120, 120],
])('%s', (_, spentCents, balanceCents, left) => {
  expect(giftLeft(500, { spentCents, balanceCents })).toBe(left);
});
