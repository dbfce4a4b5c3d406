import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseGoodwill } from './goodwill.ts';
import { goodwillTerms } from './limits.ts';

test.each([
  [500, 500, 0, null],
  [501, 500, 0, { code: 'goodwill_above_paid', mostCents: 500 }],
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
      expect(given).toBeLessThanOrEqual(Math.min(paid, goodwillTerms.mostCents));
    }),
  );
});
