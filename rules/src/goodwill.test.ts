import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayCorrectAlone, refuseGoodwill } from './goodwill.ts';
import { goodwillTerms } from './limits.ts';

test.each([
  [500, 500, 0, null],
  [501, 500, 0, { code: 'goodwill_above_paid', maxCents: 500 }],
  [500, 9900, 2000, null],
  [501, 9900, 2000, { code: 'goodwill_limited', leftCents: 500 }],
  [2501, 9900, 0, { code: 'goodwill_limited', leftCents: 2500 }],
  [1, 9900, 2600, { code: 'goodwill_limited', leftCents: 0 }],
] as const)('%i of %i that is left, after %i in this month', (cents, leftCents, givenCents, refusal) => {
  expect(refuseGoodwill(cents, { leftCents, givenCents, isRide: false })).toEqual(refusal);
});

test('a ride of a pass is never money', () => {
  expect(refuseGoodwill(1, { leftCents: 500, givenCents: 0, isRide: true })).toEqual({ code: 'goodwill_on_ride' });
});

test('one admin never gives a person more than the bound, nor more than was paid, whatever the steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9900 }), fc.array(fc.integer({ min: 1, max: 9900 })), (paid, steps) => {
      let given = 0;
      for (const cents of steps)
        if (refuseGoodwill(cents, { leftCents: paid - given, givenCents: given, isRide: false }) === null)
          given += cents;
      expect(given).toBeLessThanOrEqual(Math.min(paid, goodwillTerms.maxCents));
    }),
  );
});

test.each([
  [2500, 0, true],
  [-2500, 0, true],
  [2501, 0, false],
  [-2501, 0, false],
  [500, 2000, true],
  [-501, 2000, false],
  [1, 2500, false],
  [1, 2600, false],
] as const)('%i is corrected by one admin alone after %i in this month: %s', (cents, doneCents, alone) => {
  expect(mayCorrectAlone(cents, doneCents)).toBe(alone);
});

test('gifts and corrections either way, in any order, move no more than the bound by one admin alone', () => {
  const step = fc.record({
    isGoodwill: fc.boolean(),
    cents: fc.integer({ min: 1, max: 4000 }),
    sign: fc.constantFrom(1, -1),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let done = 0;
      for (const { isGoodwill, cents, sign } of steps) {
        const goodwill = { leftCents: cents, givenCents: done, isRide: false };
        const passes = isGoodwill ? refuseGoodwill(cents, goodwill) === null : mayCorrectAlone(sign * cents, done);
        if (passes) done += cents;
      }
      expect(done).toBeLessThanOrEqual(goodwillTerms.maxCents);
    }),
  );
});
