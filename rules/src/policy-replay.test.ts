import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEven,
  type PastGame,
  type PastSpot,
  policyInForce,
  replay,
  totalOf,
  whatHappened,
} from './policy-replay.ts';

const startsAt = new Date('2026-11-20T19:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

function spot(joined: number, more: Partial<PastSpot> = {}): PastSpot {
  const money = { priceCents: 5_00, paidCents: 5_00, refundedCents: 0, retainedCents: 0 };
  return { ...money, joinedAt: before(joined), leftAt: null, ...more };
}

const gaveUp = (joined: number, left: number, refundedCents: number): PastSpot =>
  spot(joined, { leftAt: before(left), refundedCents, retainedCents: 5_00 - refundedCents });

function game(spots: readonly PastSpot[], more: Partial<PastGame> = {}): PastGame {
  return {
    startsAt,
    cutoffAt: before(12),
    changedAt: null,
    minimumPlayers: 2,
    wentAhead: true,
    calledOff: false,
    earnsPay: false,
    payCents: 0,
    spots,
    ...more,
  };
}

const played = game([spot(60), gaveUp(55, 50, 4_50), spot(40), spot(14)], { minimumPlayers: 3 });
const missed = game([spot(60), gaveUp(58, 40, 4_50), spot(30), spot(20)], { minimumPlayers: 4, wentAhead: false });

test('what happened is what was paid, given back and kept', () => {
  expect(whatHappened(played)).toMatchObject({ wentAhead: true, players: 3, incomeCents: 15_50, refundedCents: 4_50 });
  expect(whatHappened(missed)).toMatchObject({ wentAhead: false, players: 0, incomeCents: 50, refundedCents: 19_50 });
});

describe('a policy', () => {
  test.each([
    ['half the price', played, { pricePercent: 50 }, { incomeCents: 7_75, refundedCents: 2_25 }],
    ['nothing back', played, { refunds: { ...policyInForce.refunds, over24h: 0 } }, { incomeCents: 20_00, players: 3 }],
    [
      'a minimum that too few reached by the cutoff',
      played,
      { minimumPlayers: 4 },
      { wentAhead: false, incomeCents: 50, refundedCents: 19_50 },
    ],
    [
      'a minimum that those there reach',
      missed,
      { minimumPlayers: 3 },
      { wentAhead: true, players: 3, incomeCents: 15_50 },
    ],
    // Confirmed as soon as two had joined, so that leaving refunded nothing.
    [
      'a minimum reached before somebody left',
      missed,
      { minimumPlayers: 2 },
      { wentAhead: true, players: 4, incomeCents: 20_00 },
    ],
    [
      'a minimum of a game that was called off',
      { ...missed, calledOff: true },
      { minimumPlayers: 2 },
      { wentAhead: false },
    ],
  ])('%s', (_, past, change, expected) => {
    expect(replay(past, { ...policyInForce, ...change })).toMatchObject(expected);
  });

  test('a spot that was handed over brings everything back, whatever the policy', () => {
    const past = game([spot(60), spot(50), gaveUp(48, 5, 5_00), spot(5)]);
    const refunds = { over24h: 0, '18to24h': 0, '12to18h': 0 };
    expect(replay(past, { ...policyInForce, refunds })).toEqual(whatHappened(past));
  });

  test('a discount stays as many cents as it was, and never makes a price negative', () => {
    const past = game([spot(60, { paidCents: 2_00 }), spot(50)]);
    expect(replay(past, { ...policyInForce, pricePercent: 50 }).incomeCents).toBe(2_50);
  });

  test('pay follows the players there would have been', () => {
    const spots = Array.from({ length: 13 }, () => spot(60));
    const past = game(spots, { earnsPay: true, payCents: 22_00, minimumPlayers: 13 });
    expect(replay(past, policyInForce).payCents).toBe(22_00);
    expect(replay(past, { ...policyInForce, minimumPlayers: 14 }).payCents).toBe(0);
    const other = { ...past, wentAhead: false, payCents: 0, minimumPlayers: 14 };
    expect(replay(other, { ...policyInForce, minimumPlayers: 10 }).payCents).toBe(22_00);
  });
});

test.each([
  [200, 15],
  [100, 0],
  [50, -30],
])('at %s %% of the price, so many players fewer bring in the same', (percent, fewer) => {
  expect(breakEven([game(Array.from({ length: 30 }, () => spot(60)))], percent)).toBe(fewer);
});

test('without anybody who paid there is no break-even', () => {
  expect(breakEven([], 120)).toBeNull();
});

const someSpot = fc
  .record({
    joined: fc.integer({ min: 13, max: 90 }),
    stayed: fc.boolean(),
    share: fc.constantFrom(0, 3_00, 4_50, 5_00),
  })
  .chain(({ joined, stayed, share }) =>
    stayed ? fc.constant(spot(joined)) : fc.integer({ min: 1, max: joined }).map((left) => gaveUp(joined, left, share)),
  );
const someGame = fc
  .record({
    spots: fc.array(someSpot, { maxLength: 14 }),
    wentAhead: fc.boolean(),
    minimumPlayers: fc.integer({ min: 2, max: 8 }),
  })
  .map(({ spots, ...more }) => game(spots, more));

test('the policy in force gives what happened', () => {
  fc.assert(
    fc.property(someGame, (past) => {
      expect(replay(past, policyInForce)).toEqual(whatHappened(past));
    }),
  );
});

test('paid = income + refunded under every policy, and a dearer price never brings in less', () => {
  const some = fc.record({
    minimumPlayers: fc.option(fc.integer({ min: 2, max: 12 })),
    over24h: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(someGame, { maxLength: 5 }), some, (games, { minimumPlayers, over24h }) => {
      const of = (pricePercent: number) => {
        const refunds = { ...policyInForce.refunds, over24h };
        return totalOf(games.map((past) => replay(past, { pricePercent, minimumPlayers, refunds })));
      };
      const [cheap, dear] = [of(100), of(130)];
      const paid = 5_00 * games.reduce((spots, past) => spots + past.spots.length, 0);
      expect(cheap.incomeCents + cheap.refundedCents).toBeLessThanOrEqual(paid);
      expect(dear.incomeCents).toBeGreaterThanOrEqual(cheap.incomeCents);
      expect(cheap.retainedCents).toBeLessThanOrEqual(cheap.incomeCents);
    }),
  );
});
