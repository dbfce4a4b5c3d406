import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateOn, vatBack, vatIn, type VatRate } from './vat.ts';

test.each([
  [1090, 900, 90],
  [400, 900, 33],
  [500, 900, 41],
  [36, 2100, 6],
  [121, 2100, 21],
  // Half a cent goes up: 0.5 of 5.50 at 10 % would be 0.5, of 0.055 half of one.
  [11, 1000, 1],
  [5, 1000, 0],
  [6, 1000, 1],
  [1234, 0, 0],
  [0, 2100, 0],
])('%i cents at %i hundredths of a percent contain %i', (cents, rate, vat) => {
  expect(vatIn(cents, rate)).toBe(vat);
});

const rates = fc.constantFrom(0, 500, 600, 900, 1000, 1900, 2100, 2500);

test('VAT is the nearest cent to the exact amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), rates, (cents, rate) => {
      const exact = (cents * rate) / (10_000 + rate);
      expect(Math.abs(vatIn(cents, rate) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('the parts of a whole give back exactly its VAT, and none of them less than nothing', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, rates, (amounts, rate) => {
      const cents = amounts.reduce((sum, one) => sum + one, 0);
      let [backCents, backVat] = [0, 0];
      for (const now of amounts) {
        const vat = vatBack({ cents, backCents, rate }, now);
        expect(vat).toBeGreaterThanOrEqual(0);
        backVat += vat;
        backCents += now;
      }
      expect(backVat).toBe(vatIn(cents, rate));
    }),
  );
});

test('a rate holds from its day until the next begins', () => {
  const game = (from: string, rate: number): VatRate => ({
    kind: 'game',
    from,
    rate,
    exemptReason: null,
    keepsPrepaid: false,
  });
  const table = [
    game('2027-01-01', 2100),
    game('2000-01-01', 900),
    { ...game('2026-01-01', 2100), kind: 'fee' as const },
  ];
  expect(rateOn(table, 'game', '2026-12-31').rate).toBe(900);
  expect(rateOn(table, 'game', '2027-01-01').rate).toBe(2100);
  expect(() => rateOn(table, 'fee', '2025-12-31')).toThrow(RangeError);
});

describe('a sale of 15 November, of a game', () => {
  const game = (from: string, rate: number, keepsPrepaid: boolean): VatRate => ({
    kind: 'game',
    from,
    rate,
    exemptReason: null,
    keepsPrepaid,
  });
  const first = game('2000-01-01', 900, false);
  test.each([
    ['the day before the change', '2026-11-15', [game('2026-11-16', 2100, false)], 900],
    ['after it', '2026-11-17', [game('2026-11-16', 2100, false)], 2100],
    ['after one that keeps what was prepaid', '2026-11-17', [game('2026-11-16', 2100, true)], 900],
    [
      'after two, the second of which keeps it',
      '2026-12-17',
      [game('2026-11-16', 2100, false), game('2026-12-01', 1200, true)],
      2100,
    ],
    [
      'after two, the first of which keeps it',
      '2026-12-17',
      [game('2026-11-16', 2100, true), game('2026-12-01', 1200, false)],
      1200,
    ],
  ] as const)('%s', (_, playedOn, changes, rate) => {
    expect(rateOn([first, ...changes], 'game', playedOn, '2026-11-15').rate).toBe(rate);
  });
  test('sold after its day, has its rate also where that keeps what was prepaid', () => {
    expect(rateOn([first, game('2026-11-16', 2100, true)], 'game', '2026-11-17', '2026-11-16').rate).toBe(2100);
  });
});
