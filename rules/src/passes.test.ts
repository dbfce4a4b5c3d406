import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameForm } from './limits.ts';
import {
  endByHand,
  endByItself,
  isRideBack,
  passEndsAt,
  type PassGame,
  type PassOffer,
  passOffer,
  passPrice,
  passTerms,
  refusePass,
  ridePrice,
  settlePass,
} from './passes.ts';
import { decideRefund } from './refund.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hoursAhead = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const game: PassGame = {
  percentOff: 10,
  priceCents: 5_00,
  external: false,
  status: 'pending',
  archived: false,
  startsAt: hoursAhead(48),
  gamesToPlay: 10,
};

describe('a pass is sold', () => {
  test.each<[string, Partial<PassGame>, PassOffer | null]>([
    ['at the price of the game', {}, { rideCents: 4_50, totalCents: 45_00, insteadCents: 50_00 }],
    [
      'rounded by the ride, so that ten of them are the pass',
      { priceCents: 3_33, percentOff: 15 },
      { rideCents: 2_83, totalCents: 28_30, insteadCents: 33_30 },
    ],
    ['also at a confirmed game', { status: 'confirmed' }, { rideCents: 4_50, totalCents: 45_00, insteadCents: 50_00 }],
    ['not without an offer', { percentOff: null }, null],
    ['not at a free game', { priceCents: 0 }, null],
    ['not at an external event', { external: true }, null],
    ['not at a cancelled game', { status: 'cancelled' }, null],
    ['not at one that is over', { archived: true }, null],
    ['not at one that has begun', { startsAt: now }, null],
    ['not where fewer games are to play than it has', { gamesToPlay: 9 }, null],
  ])('%s', (_, more, expected) => {
    const offer = passOffer({ ...game, ...more }, now);
    expect(offer).toEqual(expected);
    expect(refusePass({ ...game, ...more }, now) === null).toBe(expected !== null);
  });

  test('why not is said by what is on offer first', () => {
    expect(refusePass({ ...game, gamesToPlay: 9 }, now)).toBe('series_too_short');
    expect(refusePass({ ...game, gamesToPlay: 9, percentOff: null }, now)).toBe('no_pass_offered');
  });
});

test.each([
  ['2026-11-24T12:00:00Z', '2027-11-24T12:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2029-03-01T12:00:00.000Z'],
])('one that was bought at %s ends at %s', (bought, end) => {
  expect(passEndsAt(new Date(bought)).toISOString()).toBe(end);
});

describe('a pass that ends', () => {
  const held = { ridesLeft: 7, rideCents: 4_50 };
  test.each([
    ['handed_back', 90, 28_35, 3_15],
    ['expired', 90, 28_35, 3_15],
    ['season_over', 100, 31_50, 0],
  ] as const)('%s: %d % of what is on it', (end, percent, refundCents, retainedCents) => {
    expect(settlePass(held, end)).toEqual({ percent, refundCents, retainedCents });
  });

  test('is read as a spot in a game more than a day away, or in one that was cancelled', () => {
    const spot = { startsAt: hoursAhead(25), paidCents: 31_50, joinedAt: now, changedAt: null };
    for (const [end, status] of [
      ['handed_back', 'pending'],
      ['season_over', 'cancelled'],
    ] as const) {
      const { refundCents, retainedCents } = settlePass(held, end);
      expect(decideRefund({ ...spot, status }, now)).toMatchObject({ refundCents, retainedCents });
    }
  });

  test.each([
    [{ gamesToCome: 1, endsAt: hoursAhead(1) }, 'handed_back', null],
    [{ gamesToCome: 1, endsAt: now }, 'handed_back', 'expired'],
    [{ gamesToCome: 0, endsAt: hoursAhead(1) }, 'season_over', 'season_over'],
    [{ gamesToCome: 0, endsAt: now }, 'season_over', 'season_over'],
  ] as const)('%o: by hand %s, by itself %s', (pass, byHand, byItself) => {
    expect([endByHand(pass), endByItself(pass, now)]).toEqual([byHand, byItself]);
  });
});

type Step = 'play' | 'cancel' | 'leave early' | 'leave late' | 'leave for nothing';
const steps: readonly Step[] = ['play', 'cancel', 'leave early', 'leave late', 'leave for nothing'];

/** The refund of a spot that was paid with a ride. */
function refundOf(step: Step, paidCents: number) {
  const spot = { paidCents, joinedAt: now, changedAt: null };
  if (step === 'play') return { refundCents: 0, retainedCents: paidCents };
  const hours = { cancel: 40, 'leave early': 40, 'leave late': 20, 'leave for nothing': 14 }[step];
  const status = step === 'cancel' ? 'cancelled' : 'pending';
  const decision = decideRefund({ ...spot, status, startsAt: hoursAhead(hours) }, now);
  return decision.allowed ? decision : { refundCents: 0, retainedCents: paidCents };
}

test('ten rides, and everything that comes back in any order, are what was paid, to the cent', () => {
  const price = fc.integer({ min: 1, max: gameForm.priceMaxCents });
  const percent = fc.integer({ min: passTerms.percentMin, max: passTerms.percentMax });
  const end = fc.constantFrom('handed_back', 'expired', 'season_over' as const);
  fc.assert(
    fc.property(price, percent, fc.array(fc.constantFrom(...steps), { maxLength: 30 }), end, (base, off, done, how) => {
      const rideCents = ridePrice(base, off);
      expect(rideCents).toBeGreaterThan(0);
      expect(rideCents).toBeLessThanOrEqual(base);
      let [ridesLeft, back, kept] = [passTerms.rides as number, 0, 0];
      for (const step of done) {
        if (ridesLeft === 0) break;
        const { refundCents, retainedCents } = refundOf(step, rideCents);
        if (isRideBack({ retainedCents })) continue;
        ridesLeft -= 1;
        back += refundCents;
        kept += retainedCents;
      }
      const { refundCents, retainedCents } = settlePass({ ridesLeft, rideCents }, how);
      expect(back + kept + refundCents + retainedCents).toBe(passPrice(rideCents));
      for (const part of [refundCents, retainedCents]) expect(part).toBeGreaterThanOrEqual(0);
      expect(how !== 'season_over' || retainedCents === 0).toBe(true);
    }),
  );
});
