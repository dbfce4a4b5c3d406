import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takeFrom, toTakeBack } from './charge-back.ts';

const order = { amountCents: 1000, feeCents: 36, sentCents: 0 };

describe('toTakeBack', () => {
  test.each<[string, number, number, { amountCents: number; feeCents: number }]>([
    ['all of it, fee and all', 0, 1036, { amountCents: 1000, feeCents: 36 }],
    ['told again', 1036, 1036, { amountCents: 0, feeCents: 0 }],
    ['a part: of the amount', 0, 400, { amountCents: 400, feeCents: 0 }],
    ['the rest after a part', 400, 1036, { amountCents: 600, feeCents: 36 }],
    ['more than was paid, as with a cost of the bank', 0, 2500, { amountCents: 1000, feeCents: 36 }],
    ['won back', 1036, 0, { amountCents: -1000, feeCents: -36 }],
    ['won back in part', 1036, 400, { amountCents: -600, feeCents: -36 }],
    ['nothing was taken', 0, 0, { amountCents: 0, feeCents: 0 }],
  ])('%s', (_, bookedCents, standingCents, expected) => {
    expect(toTakeBack(order, { bookedCents, standingCents })).toEqual(expected);
  });

  test.each<[string, number, number, number, { amountCents: number; feeCents: number }]>([
    ['all that was not sent', 400, 0, 636, { amountCents: 600, feeCents: 36 }],
    ['all was sent: the fee', 1000, 0, 36, { amountCents: 0, feeCents: 36 }],
    ['no more than was paid', 1000, 0, 1036, { amountCents: 0, feeCents: 36 }],
    ['won back', 400, 636, 0, { amountCents: -600, feeCents: -36 }],
  ])('after some was sent back: %s', (_, sentCents, bookedCents, standingCents, expected) => {
    expect(toTakeBack({ ...order, sentCents }, { bookedCents, standingCents })).toEqual(expected);
  });

  test('what was sent and failed since is taken as it was booked: the fee once', () => {
    // 175 of 350 were refunded, the rest and the fee were charged back, and then the refund failed.
    const booked = { bookedCents: 211, standingCents: 386, bookedSentCents: 175 };
    expect(toTakeBack({ amountCents: 350, feeCents: 36, sentCents: 0 }, booked)).toEqual({
      amountCents: 175,
      feeCents: 0,
    });
  });

  test('whatever is told in whatever order, what is booked in the end is what stands in the end', () => {
    const told = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1 });
    fc.assert(
      fc.property(told, (all) => {
        let [booked, amount, fee] = [0, 0, 0];
        for (const standingCents of all) {
          const { amountCents, feeCents } = toTakeBack(order, { bookedCents: booked, standingCents });
          [booked, amount, fee] = [booked + amountCents + feeCents, amount + amountCents, fee + feeCents];
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(fee).toBeGreaterThanOrEqual(0);
        }
        expect(booked).toBe(Math.min(all.at(-1) ?? 0, 1036));
      }),
    );
  });
});

test.each([
  [1200, 1000, { takenCents: 1000, owedCents: 0 }],
  [300, 1000, { takenCents: 300, owedCents: 700 }],
  [0, 1000, { takenCents: 0, owedCents: 1000 }],
])('of %i held and %i taken back', (held, amount, expected) => {
  expect(takeFrom(held, amount)).toEqual(expected);
});
