import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlyBirdDiscount, earlyBirdNow, priceChain, type Discount, type EarlyBirdEntry } from './price.ts';

const entry = (more: Partial<EarlyBirdEntry>): EarlyBirdEntry => ({
  id: 'a',
  priority: 1,
  occupied: 0,
  total: 2,
  discountType: 'percentage',
  discountValue: 50,
  ...more,
});

describe('early bird', () => {
  const startsAt = new Date('2026-12-01T19:00:00Z');
  const early = new Date('2026-11-30T19:00:00Z');
  const game = { startsAt, status: 'pending' as const, priceCents: 500 };
  const entries = [entry({ id: 'late', priority: 2 }), entry({ id: 'first' }), entry({ id: 'third', priority: 3 })];

  test('the lowest priority with a free spot applies', () => {
    expect(earlyBirdNow(entries, game, early)?.id).toBe('first');
    expect(earlyBirdNow([entry({ occupied: 2 }), ...entries.slice(0, 1)], game, early)?.id).toBe('late');
    expect(earlyBirdNow([entry({ occupied: 2 })], game, early)).toBeNull();
    expect(earlyBirdNow([entry({ id: 'b' }), entry({ id: 'a' })], game, early)?.id).toBe('a');
  });

  test('only for paid games that are not cancelled, with more than 12 hours to go', () => {
    expect(earlyBirdNow(entries, { ...game, status: 'confirmed' }, early)?.id).toBe('first');
    expect(earlyBirdNow(entries, { ...game, status: 'cancelled' }, early)).toBeNull();
    expect(earlyBirdNow(entries, { ...game, priceCents: 0 }, early)).toBeNull();
    expect(earlyBirdNow(entries, game, new Date('2026-12-01T06:59:59.999Z'))?.id).toBe('first');
    expect(earlyBirdNow(entries, game, new Date('2026-12-01T07:00:00Z'))).toBeNull();
  });

  test('a fixed entry takes off cents', () => {
    const earlyBird = earlyBirdDiscount(entry({ discountType: 'fixed', discountValue: 150 }));
    expect(priceChain({ baseCents: 500, earlyBird }).totalCents).toBe(350);
  });
});

describe('price chain', () => {
  test('each discount is taken off what the one before left', () => {
    const chain = priceChain({
      baseCents: 1000,
      earlyBird: { type: 'percentage', value: 20 },
      promocode: { name: 'AUTUMN', type: 'percentage', value: 50 },
      periodic: { name: 'ESN', type: 'nominal', value: 200 },
    });
    expect(chain).toEqual({
      lines: [
        { kind: 'base', amountCents: 1000 },
        { kind: 'earlyBird', amountCents: -200 },
        { kind: 'promocode', name: 'AUTUMN', amountCents: -400 },
        { kind: 'periodic', name: 'ESN', amountCents: -200 },
      ],
      totalCents: 200,
    });
  });

  test('percentages cap at 100 and nominal discounts stop at 0', () => {
    expect(priceChain({ baseCents: 300, promocode: { type: 'percentage', value: 250 } }).totalCents).toBe(0);
    expect(priceChain({ baseCents: 300, promocode: { type: 'nominal', value: 900 } }).totalCents).toBe(0);
  });

  test('the total stays between 0 and the base, and is the sum of the lines', () => {
    const discount: fc.Arbitrary<Discount | null> = fc.option(
      fc.oneof(
        fc.record({
          type: fc.constant('percentage' as const),
          value: fc.integer({ min: 0, max: 150_00 }).map((v) => v / 100),
        }),
        fc.record({ type: fc.constant('nominal' as const), value: fc.integer({ min: 0, max: 120_00 }) }),
      ),
    );
    const chain = fc.record({
      baseCents: fc.integer({ min: 0, max: 99_00 }),
      earlyBird: discount,
      promocode: discount,
      periodic: discount,
    });
    fc.assert(
      fc.property(chain, (given) => {
        const { lines, totalCents } = priceChain(given);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(totalCents).toBeLessThanOrEqual(given.baseCents);
        expect(Number.isInteger(totalCents)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents);
      }),
      { numRuns: 2000 },
    );
  });
});
