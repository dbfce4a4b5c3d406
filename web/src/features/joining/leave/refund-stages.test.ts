import { expect, test } from 'vitest';
import { confirmsWith, refundOutlook } from './refund-stages.ts';

const startsAt = new Date('2026-12-05T19:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const spot = { status: 'pending' as const, startsAt, paidCents: 450 };

test('now and at each later step, until the game is confirmed or called off', () => {
  expect(refundOutlook(spot, before(72))).toEqual([
    { from: null, percent: 90, cents: 405, allowed: true },
    { from: before(24), percent: 60, cents: 270, allowed: true },
    { from: before(18), percent: 0, cents: 0, allowed: true },
  ]);
});

test('steps that are over are left out', () => {
  expect(refundOutlook(spot, before(20)).map(({ from, percent }) => [from, percent])).toEqual([
    [null, 60],
    [before(18), 0],
  ]);
  expect(refundOutlook(spot, before(5))).toEqual([{ from: null, percent: 0, cents: 0, allowed: false }]);
});

test('a confirmed game brings nothing back, whenever', () => {
  expect(refundOutlook({ ...spot, status: 'confirmed' }, before(72))).toEqual([
    { from: null, percent: 0, cents: 0, allowed: false },
  ]);
});

test('the spot that makes a game certain can not be given up', () => {
  const count = { joined_players_number: 6, unproved_players_number: 0, minimum_players_threshold: 8 };
  const game = { status: 'pending' as const, ...count };
  expect([confirmsWith(game, 1), confirmsWith(game, 2)]).toEqual([false, true]);
  // A guest who hasn't opened their link doesn't count yet.
  expect(confirmsWith({ ...game, unproved_players_number: 1 }, 2)).toBe(false);
  expect(confirmsWith({ ...game, status: 'confirmed' }, 2)).toBe(false);
});
