import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from './durations.ts';
import { nextRefundAsking, refundStateAfter, refundToldOf, refuseSendingAgain, type ToldRefund } from './refunds.ts';

const now = new Date('2026-11-29T12:00:00Z');
const told = (more: Partial<ToldRefund> = {}): ToldRefund => ({
  reference: 're_1',
  refundId: 'one',
  status: 'under_way',
  cents: 500,
  ...more,
});
const known = (id: string, reference: string | null = null, cents = 500) => ({
  id,
  reference,
  cents,
  state: 'under_way' as const,
});

describe('what the provider tells of is', () => {
  const refunds = [known('one', 're_9'), known('two'), known('three', 're_1')];
  test.each([
    ['the one with its number', told({ refundId: 'two' }), 'three'],
    ['the one with Rondo’s', told({ reference: 're_2', refundId: 'two' }), 'two'],
    ['the one of an earlier version, by the amount', told({ reference: 're_2', refundId: null }), 'two'],
    ['none, of another amount', told({ reference: 're_2', refundId: null, cents: 400 }), null],
    ['none, of another number', told({ reference: 're_2', refundId: 'four' }), null],
  ])('%s', (_, one, id) => expect(refundToldOf(one, refunds, () => true)?.id ?? null).toBe(id));

  test('none that an earlier version did not send', () =>
    expect(refundToldOf(told({ reference: 're_2', refundId: null }), refunds, () => false)).toBeNull());
});

test.each([
  ['asked', 'under_way', 'under_way'],
  ['under_way', 'arrived', 'arrived'],
  ['arrived', 'under_way', 'arrived'],
  ['under_way', 'failed', 'failed'],
  ['arrived', 'failed', 'failed'],
  ['failed', 'arrived', 'failed'],
] as const)('what is %s, told as %s, is %s', (state, status, after) =>
  expect(refundStateAfter(state, status)).toBe(after),
);

test('in whatever order and however often it is told, one that failed has failed, and else it arrived if that was ever told', () => {
  const statuses = fc.array(fc.constantFrom('under_way' as const, 'arrived' as const, 'failed' as const), {
    minLength: 1,
  });
  fc.assert(
    fc.property(statuses, (heard) => {
      const after = heard.reduce<Parameters<typeof refundStateAfter>[0]>(refundStateAfter, 'asked');
      expect(after).toBe(heard.includes('failed') ? 'failed' : heard.includes('arrived') ? 'arrived' : 'under_way');
    }),
  );
});

test.each([
  [0, 'under_way', 1],
  [13.9, 'arrived', 1],
  [14, 'under_way', 7],
  [60, 'arrived', null],
  [0, 'failed', null],
] as const)('%d days after it was sent and %s, the provider is asked in %s days', (age, state, days) => {
  const sentAt = new Date(now.getTime() - age * day);
  expect(nextRefundAsking({ state, sentAt }, now)).toEqual(days === null ? null : new Date(now.getTime() + days * day));
});

test.each([
  [500, { heldCents: 500 }, null],
  [500, { heldCents: 900 }, null],
  [501, { heldCents: 900 }, { code: 'refund_spent', maxCents: 500 }],
  [500, { heldCents: 120 }, { code: 'refund_spent', maxCents: 120 }],
  [120, { heldCents: 120 }, null],
  [1, { heldCents: -20 }, { code: 'refund_spent', maxCents: 0 }],
  [500, { heldCents: 500, isDecided: true }, { code: 'already_decided' }],
] as const)('%d of 500 with %o: %o', (cents, refund, refusal) =>
  expect(refuseSendingAgain(cents, { cents: 500, isDecided: false, ...refund })).toEqual(refusal),
);
