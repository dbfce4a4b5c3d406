import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftLeft, giftsLeft, giftsSpent } from './gift-left.ts';

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

describe('a gift is spent first', () => {
  const gift = (cents: number) => ({ cents, kind: 'gift', of: null }) as const;
  const move = (cents: number, of: string | null = null) => ({ cents, kind: 'other', of }) as const;
  const apart = (cents: number) => ({ cents, kind: 'apart', of: null }) as const;
  test.each([
    ['on a spot', [gift(500), move(-400, 'a')], [0, 400]],
    [
      'on a second spot, as far as it goes',
      [gift(500), move(1000), move(-400, 'a'), move(-400, 'b')],
      [0, 0, 400, 100],
    ],
    ['not before it came', [move(1000), move(-400, 'a'), gift(500), move(-400, 'b')], [0, 0, 0, 400]],
    [
      'again, when its spot comes back',
      [gift(500), move(-400, 'a'), move(360, 'a'), move(-460, 'b')],
      [0, 400, 0, 460],
    ],
    [
      'but not what money paid of it',
      [gift(100), move(300), move(-400, 'a'), move(360, 'a'), move(-360, 'b')],
      [0, 0, 100, 0, 60],
    ],
    ['not what was taken back', [gift(500), move(500), apart(-500), move(-400, 'a')], [0, 0, 0, 400]],
    ['and is gone with the balance', [gift(500), apart(-300), move(1000), move(-400, 'a')], [0, 0, 0, 200]],
  ] as const)('%s', (_, movements, expected) => {
    const spent = giftsSpent(movements.map((movement, journalId) => ({ ...movement, journalId })));
    expect(movements.map((_movement, journalId) => spent.get(journalId) ?? 0)).toEqual(expected);
  });

  test('never more than there was, and never more than was paid', () => {
    const movement = fc.record({
      cents: fc.integer({ min: -500, max: 500 }),
      kind: fc.constantFrom('other', 'apart', 'gift'),
      of: fc.constantFrom(null, 'a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (given) => {
        const movements = given.map((one, journalId) => ({
          ...one,
          journalId,
          kind: one.kind,
          cents: one.kind === 'gift' ? Math.abs(one.cents) : one.kind === 'apart' ? -Math.abs(one.cents) : one.cents,
        }));
        const spent = giftsSpent(movements);
        for (const [id, cents] of spent) expect(cents).toBeLessThanOrEqual(-(movements[id]?.cents ?? 0));
        const gifts = movements.reduce((sum, { kind, cents }) => (kind === 'gift' ? sum + cents : sum), 0);
        const back = movements.reduce((sum, { of, cents }) => (of !== null && cents > 0 ? sum + cents : sum), 0);
        expect([...spent.values()].reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(gifts + back);
      }),
    );
  });
});
