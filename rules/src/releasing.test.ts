import { expect, test } from 'vitest';
import { refuseOffer } from './releasing.ts';

const startsAt = new Date('2026-12-05T20:00:00+01:00');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const confirmed = {
  status: 'confirmed' as const,
  archived: false,
  external: false,
  startsAt,
  createdAt: hoursBefore(500),
  priceCents: 500,
  changedAt: null,
};
const spot = { priceCents: 500, paidCents: 450, joinedAt: hoursBefore(100) };

const cases: [string, object, object | null, boolean, number, string | null][] = [
  ['a paid spot of a confirmed game', {}, spot, false, 50, null],
  ['until its start', {}, spot, false, 0.01, null],
  ['not after it', {}, spot, false, 0, 'joining_closed'],
  ['offered or released already', {}, spot, true, 50, 'already_offered'],
  ['of a pending game, which is refunded', { status: 'pending' }, spot, false, 50, 'refund_instead'],
  ['even when that brings nothing', { status: 'pending' }, spot, false, 15, 'refund_instead'],
  ['of a game that was moved an hour ago', { changedAt: hoursBefore(51) }, spot, false, 50, 'refund_instead'],
  ['pending, made for tonight', { status: 'pending', createdAt: hoursBefore(9) }, spot, false, 5, null],
  ['one without a price', {}, { ...spot, priceCents: 0, paidCents: 0 }, false, 50, 'game_is_free'],
  ['nobody’s', {}, null, false, 50, 'not_joined'],
  ['of a cancelled game', { status: 'cancelled' }, null, false, 50, 'game_cancelled'],
  ['of one that is over', { archived: true }, spot, false, -9, 'game_archived'],
  ['of an external event', { external: true }, spot, false, 50, 'external_payment_needed'],
];

const refusalOf = (to: 'person' | 'queue', [, game, own, isOffered, hours]: (typeof cases)[number]) =>
  refuseOffer({ game: { ...confirmed, ...game }, spot: own as typeof spot | null, isOffered }, to, hoursBefore(hours));

test.each(cases.map((one) => [one[0], one] as const))('released to the queue: %s', (_, one) => {
  expect(refusalOf('queue', one)).toBe(one[5]);
});

test.each(cases.map((one) => [one[0], one] as const))('handed to somebody: %s', (_, one) => {
  expect(refusalOf('person', one)).toBe(one[5] === 'refund_instead' ? null : one[5]);
});

test('nobody is handed the spot of a pending game once joining has closed', () => {
  expect(refusalOf('person', ['', { status: 'pending' }, spot, false, 12, null])).toBe('joining_closed');
});
