import { expect, test } from 'vitest';
import { giftLeft, giftsLeft } from './gift-left.ts';

test.each([
  ['nothing was spent', 0, 500, 500],
  ['some was spent', 200, 300, 300],
  ['all was spent, and topped up since', 500, 1000, 0],
  ['more than it was spent', 900, 100, 0],
  ['the wallet holds less', 0, 120, 120],
])('%s', (_, spentCents, balanceCents, left) => {
  expect(giftLeft(500, { spentCents, balanceCents })).toBe(left);
});

test.each<[string, number[], number, number]>([
  ['one alone', [200], 1000, 300],
  ['two, of which one purchase took once', [200, 200], 1800, 800],
  ['two, with a purchase between that took more than the first', [900, 100], 2000, 400],
  ['more than the wallet holds', [0, 0], 600, 600],
  ['none', [], 600, 0],
])('of several: %s', (_, spent, balanceCents, left) => {
  const gifts = spent.map((spentCents) => ({ giftCents: 500, spentCents }));
  expect(giftsLeft(gifts, balanceCents)).toBe(left);
});
