import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLoginOld, refundOnDeparture, refuseDeparture } from './departure.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const free = {
  by: 'oneself' as const,
  organised: 0,
  ledAlone: 0,
  isLastAdmin: false,
  payoutsUnderWay: 0,
  debtCents: 0,
  paymentsUnderWay: 0,
  unpayableCents: 0,
  balanceCents: 0,
  givenUpCents: 0,
  hasPassword: true,
  loggedInAt: ago(60),
};

describe('who may leave', () => {
  test.each([
    [null, {}],
    [null, { givenUpCents: 500 }],
    ['organiser_of_games', { organised: 1, paymentsUnderWay: 1, balanceCents: 500 }],
    ['leads_communities', { ledAlone: 1, paymentsUnderWay: 1 }],
    ['last_admin', { isLastAdmin: true, paymentsUnderWay: 1 }],
    ['payment_under_way', { paymentsUnderWay: 1, balanceCents: 500 }],
    ['payment_under_way', { paymentsUnderWay: 1, unpayableCents: 20_00 }],
    ['pay_owed', { unpayableCents: 20_00, balanceCents: 500 }],
    ['confirm_identity', { hasPassword: false, balanceCents: 500 }],
    [null, { hasPassword: false, loggedInAt: ago(5) }],
    ['balance_left', { balanceCents: 500 }],
    ['balance_left', { balanceCents: 500, givenUpCents: 499 }],
    ['balance_left', { balanceCents: 500, givenUpCents: 501 }],
    [null, { balanceCents: 500, givenUpCents: 500 }],
    [null, { payoutsUnderWay: 1, debtCents: 500 }],
    ['payout_under_way', { by: 'admin', payoutsUnderWay: 1, debtCents: 500 }],
    ['debt_left', { by: 'admin', debtCents: 500, balanceCents: 500 }],
    ['balance_left', { by: 'admin', balanceCents: 500 }],
    [null, { by: 'admin', hasPassword: false, balanceCents: 500, givenUpCents: 500 }],
  ] as const)('%s', (code, facts) => {
    expect(refuseDeparture({ ...free, ...facts }, now)).toBe(code);
  });

  test('a login is old after five minutes', () => {
    expect([isLoginOld(ago(5), now), isLoginOld(ago(5.01), now)]).toEqual([false, true]);
  });
});

describe('what comes back of a spot', () => {
  const spot = (status: 'pending' | 'confirmed', hours: number, paidCents = 1000) => ({
    status,
    startsAt: new Date(now.getTime() + hours * 3_600_000),
    paidCents,
    joinedAt: ago(600),
    changedAt: null,
  });

  test.each([
    ['pending', 48, 900],
    ['pending', 20, 600],
    ['pending', 13, 0],
    ['pending', 2, 0],
    ['confirmed', 480, 0],
  ] as const)('%s, %i hours before: %i cents of 1000', (status, hours, refundCents) => {
    const back = refundOnDeparture(spot(status, hours), now);
    expect(back).toEqual({ refundCents, retainedCents: 1000 - refundCents });
  });

  test('nothing gets lost, whatever was paid and whenever', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pending' as const, 'confirmed' as const),
        fc.integer({ min: -100, max: 900 }),
        fc.integer({ min: 0, max: 9900 }),
        (status, hours, paidCents) => {
          const { refundCents, retainedCents } = refundOnDeparture(spot(status, hours, paidCents), now);
          expect(refundCents + retainedCents).toBe(paidCents);
          expect(Math.min(refundCents, retainedCents)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
