import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundPolicy } from './refund.ts';
import { percentOf } from './money.ts';
import { codeCounts, type HeldCode, monthOf, type PricedGame, spotPrices } from './spot-price.ts';

const now = new Date('2026-11-20T12:00:00Z');
const startsAt = new Date('2026-12-01T19:00:00Z');
const game: PricedGame = { id: 'g', startsAt, status: 'pending', priceCents: 1000, earlyBirds: [] };
const code = (more: Partial<HeldCode>): HeldCode => ({
  id: 'c',
  name: 'CODE',
  promoType: 'other',
  discountType: 'percentage',
  discountValue: 10,
  games: null,
  isSelected: true,
  isRedeemed: false,
  endsAt: null,
  usedMonths: [],
  heldFor: [],
  ...more,
});
const card = code({ id: 'card', name: 'ESN', promoType: 'periodic', discountType: 'nominal', discountValue: 200 });
const one = (codes: HeldCode[], periodicId: string | null = null, of: PricedGame = game) => {
  const [price] = spotPrices(of, codes, { spots: 1, periodicId }, now);
  if (!price) throw new Error('no price');
  return price;
};

describe('which codes count', () => {
  test('until they end, once, for their games', () => {
    expect(codeCounts(code({}), game, now)).toBe(true);
    expect(codeCounts(code({ endsAt: now }), game, now)).toBe(false);
    expect(codeCounts(code({ isRedeemed: true }), game, now)).toBe(false);
    expect(codeCounts(code({ games: ['g'] }), game, now)).toBe(true);
    expect(codeCounts(code({ games: ['other'] }), game, now)).toBe(false);
  });

  test('a periodic one once a month of the game, by the calendar of the Netherlands', () => {
    expect(codeCounts({ ...card, usedMonths: ['2026-12'] }, game, now)).toBe(false);
    expect(codeCounts({ ...card, usedMonths: ['2026-11'] }, game, now)).toBe(true);
    expect(monthOf(new Date('2026-11-30T23:30:00Z'))).toBe('2026-12');
  });

  test.each<[string, HeldCode, string, boolean, boolean]>([
    ['a code, of its own spot', code({ heldFor: [{ gameId: 'g', month: null }] }), 'g', true, true],
    ['of a friend’s spot in that game', code({ heldFor: [{ gameId: 'g', month: null }] }), 'g', false, false],
    ['of another game', code({ heldFor: [{ gameId: 'other', month: null }] }), 'g', true, false],
    [
      'a card, of another game of the month',
      { ...card, heldFor: [{ gameId: 'other', month: '2026-12' }] },
      'g',
      true,
      false,
    ],
    ['of a game of another month', { ...card, heldFor: [{ gameId: 'other', month: '2026-11' }] }, 'g', true, true],
    [
      'of its own spot, moved to that month',
      { ...card, heldFor: [{ gameId: 'g', month: '2026-11' }] },
      'g',
      false,
      true,
    ],
  ])('what a payment under way holds: %s', (_, held, id, own, counts) => {
    expect(codeCounts(held, { ...game, id }, now, { own })).toBe(counts);
  });

  test('of the others the selected one, of the periodic ones the chosen one', () => {
    expect(one([code({ isSelected: false })]).totalCents).toBe(1000);
    expect(one([code({}), card]).totalCents).toBe(900);
    expect(one([code({}), card], 'card')).toMatchObject({ totalCents: 700, promocode: code({}), periodic: card });
  });
});

describe('what is used', () => {
  test('a code that has nothing left to take off is kept', () => {
    const free = code({ discountValue: 100 });
    expect(one([free, card], 'card')).toMatchObject({ totalCents: 0, promocode: free, periodic: null });
    expect(one([free, card], 'card').lines.map(({ kind }) => kind)).toEqual(['base', 'promocode']);
  });

  test('several spots: early bird entries run out, a code is for the first', () => {
    const earlyBirds = [
      { id: 'e', priority: 1, occupied: 1, total: 2, discountType: 'fixed' as const, discountValue: 300 },
    ];
    const prices = spotPrices({ ...game, earlyBirds }, [code({}), card], { spots: 3, periodicId: 'card' }, now);
    expect(prices.map(({ totalCents }) => totalCents)).toEqual([430, 1000, 1000]);
    expect(prices.map(({ earlyBird }) => earlyBird?.id)).toEqual(['e', undefined, undefined]);
  });
});

/** Every seventh price has each number of cents fourteen times, and rounding depends on the cents. */
test('prices from 0.00 to 99.00 through every chain and refund: between 0 and the base, refund + retained = paid', () => {
  const discounts: Pick<HeldCode, 'discountType' | 'discountValue'>[] = [
    { discountType: 'percentage', discountValue: 33 },
    { discountType: 'percentage', discountValue: 250 },
    { discountType: 'nominal', discountValue: 199 },
    { discountType: 'nominal', discountValue: 9900 },
  ];
  const earlyBird = { id: 'e', priority: 1, occupied: 0, total: 1 };
  const birds: PricedGame['earlyBirds'][] = [
    [],
    [{ ...earlyBird, discountType: 'percentage', discountValue: 15 }],
    [{ ...earlyBird, discountType: 'fixed', discountValue: 333 }],
  ];
  const codes = [null, ...discounts].flatMap((first) =>
    [null, ...discounts].map((second) => [
      ...(first ? [code({ ...first })] : []),
      ...(second ? [{ ...card, ...second }] : []),
    ]),
  );
  const wrong: string[] = [];
  for (let priceCents = 0; priceCents <= 9900; priceCents += 7)
    for (const earlyBirds of birds)
      for (const held of codes) {
        const { totalCents, lines } = one(held, 'card', { ...game, priceCents, earlyBirds });
        let sum = 0;
        for (const line of lines) sum += line.amountCents;
        let kept = totalCents >= 0 && totalCents <= priceCents && Number.isInteger(totalCents) && sum === totalCents;
        for (const { percent } of refundPolicy) {
          const refund = percentOf(totalCents, percent);
          kept &&= refund >= 0 && refund <= totalCents && Number.isInteger(refund);
        }
        if (!kept) wrong.push(`${priceCents} through ${JSON.stringify({ earlyBirds, held })}: ${totalCents}`);
      }
  expect(wrong).toEqual([]);
});

test('any chain: the lines add up, and what is used took something off', () => {
  const anyCode = fc.record({
    promoType: fc.constantFrom('periodic' as const, 'other' as const),
    discountType: fc.constantFrom('percentage' as const, 'nominal' as const),
    discountValue: fc.integer({ min: 1, max: 12_000 }),
    isSelected: fc.boolean(),
    isRedeemed: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9900 }),
      fc.array(anyCode, { maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (priceCents, given, spots) => {
        const codes = given.map((more, n) => code({ ...more, id: String(n) }));
        const prices = spotPrices({ ...game, priceCents }, codes, { spots, periodicId: '0' }, now);
        const used = prices.flatMap(({ promocode, periodic }) => [promocode, periodic].filter((one) => one !== null));
        expect(new Set(used).size).toBe(used.length);
        for (const { totalCents, lines, promocode, periodic } of prices) {
          expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents);
          expect(lines.some(({ kind }) => kind === 'promocode')).toBe(promocode !== null);
          expect(lines.some(({ kind }) => kind === 'periodic')).toBe(periodic !== null);
          expect(totalCents).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
