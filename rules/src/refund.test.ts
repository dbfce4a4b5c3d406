import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRefund } from './refund.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = (hours: number, milliseconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 + milliseconds);
const spot = { status: 'pending' as const, startsAt, paidCents: 333, joinedAt: before(500), changedAt: null };

test.each([
  ['more than 24 h', before(24, -1), 'over24h', 300, 33],
  ['exactly 24 h', before(24), '18to24h', 200, 133],
  ['exactly 18 h', before(18), '18to24h', 200, 133],
  ['just under 18 h', before(18, 1), '12to18h', 0, 333],
  ['exactly 12 h', before(12), '12to18h', 0, 333],
])('pending, %s before the start', (_, now, reason, refundCents, retainedCents) => {
  expect(decideRefund(spot, now)).toMatchObject({ allowed: true, reason, refundCents, retainedCents });
});

test('no refund inside 12 hours, after the start, or once confirmed', () => {
  const refused = { allowed: false, code: 'refund_not_possible' };
  expect(decideRefund(spot, before(12, 1))).toEqual(refused);
  expect(decideRefund(spot, before(-1))).toEqual(refused);
  expect(decideRefund({ ...spot, status: 'confirmed' }, before(100))).toEqual(refused);
});

test('a cancelled game is refunded in full at any time', () => {
  const full = { allowed: true, reason: 'cancelled', percent: 100, refundCents: 333, retainedCents: 0 };
  expect(decideRefund({ ...spot, status: 'cancelled' }, before(100))).toEqual(full);
  expect(decideRefund({ ...spot, status: 'cancelled' }, before(-100))).toEqual(full);
});

test('a change of time or place is refunded in full for 24 hours, also when confirmed, to who had joined before it', () => {
  const changed = { ...spot, status: 'confirmed' as const, changedAt: before(40) };
  expect(decideRefund(changed, before(16, -1))).toMatchObject({ reason: 'changed', refundCents: 333 });
  expect(decideRefund(changed, before(16)).allowed).toBe(false);
  expect(decideRefund({ ...changed, joinedAt: before(40) }, before(30)).allowed).toBe(false);
});

test('the window after a change ends at the start', () => {
  const changed = { ...spot, status: 'confirmed' as const, changedAt: before(5) };
  expect(decideRefund(changed, before(0, -1))).toMatchObject({ reason: 'changed', refundCents: 333 });
  expect(decideRefund(changed, startsAt).allowed).toBe(false);
});

test('24 h are absolute hours across both clock changes', () => {
  for (const start of ['2026-10-25T20:00:00+01:00', '2027-03-28T20:00:00+02:00']) {
    const game = { ...spot, startsAt: new Date(start) };
    const limit = game.startsAt.getTime() - 24 * 3_600_000;
    expect(decideRefund(game, new Date(limit - 1))).toMatchObject({ percent: 90 });
    expect(decideRefund(game, new Date(limit))).toMatchObject({ percent: 60 });
  }
});

test('refund and retained part add up to what was paid', () => {
  const paid = fc.integer({ min: 0, max: 99_00 });
  const hours = fc.integer({ min: 12, max: 60 });
  fc.assert(
    fc.property(paid, fc.constantFrom('pending', 'cancelled'), hours, (paidCents, status, left) => {
      const decision = decideRefund({ ...spot, status, paidCents }, before(left));
      const parts = decision.allowed ? [decision.refundCents, decision.retainedCents] : [];
      expect(parts).toHaveLength(2);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(paidCents);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
