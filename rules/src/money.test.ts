import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsToEuros, eurosToCents, percentOf } from './money.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const percent = fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100);

test.each([
  [100, 50, 50],
  [1, 50, 1],
  [1, 49.99, 0],
  [333, 90, 300],
  [335, 90, 302],
  [1000, 3.25, 33],
  [200, 3.25, 7],
  [0, 90, 0],
])('percentOf(%i, %f) is %i', (amount, rate, expected) => {
  expect(percentOf(amount, rate)).toBe(expected);
});

test('percentOf rounds an exact half up, against whole-number arithmetic', () => {
  fc.assert(
    fc.property(cents, fc.bigInt({ min: 0n, max: 100_00n }), (amount, hundredths) => {
      const exact = (BigInt(amount) * hundredths * 2n + 10_000n) / 20_000n;
      expect(percentOf(amount, Number(hundredths) / 100)).toBe(Number(exact));
    }),
  );
});

test('percentOf grows with the amount and with the percentage', () => {
  fc.assert(
    fc.property(cents, cents, percent, percent, (a, b, p, q) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(percentOf(low, p)).toBeLessThanOrEqual(percentOf(high, p));
      expect(percentOf(a, Math.min(p, q))).toBeLessThanOrEqual(percentOf(a, Math.max(p, q)));
      expect(percentOf(a, p)).toBeLessThanOrEqual(a);
    }),
  );
});

test('cents survive the way to euros and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(eurosToCents(centsToEuros(amount))).toBe(amount);
    }),
  );
});

test.each([0.005, 1.234, 0.295, Number.NaN, Infinity, -Infinity, 1e20, Number.MAX_SAFE_INTEGER])(
  '%d euro is not an amount',
  (euros) => {
    expect(eurosToCents(euros)).toBeNull();
  },
);

test('a negative zero is zero', () => {
  expect(eurosToCents(-0)).toBe(0);
});
