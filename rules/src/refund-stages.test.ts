import { expect, test } from 'vitest';
import { refundLine, refundOutlook } from './refund-stages.ts';

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

test.each([
  ['a free spot', { paidCents: 0 }, 72, { is: 'free' }],
  ['days ahead', {}, 72, { is: 'back', percent: 90, cents: 405, until: before(24) }],
  ['the day before', {}, 20, { is: 'back', percent: 60, cents: 270, until: before(18) }],
  ['the evening before, when it can be given up for nothing', {}, 14, { is: 'none' }],
  ['too late', {}, 5, { is: 'none' }],
  ['a confirmed game, whenever', { status: 'confirmed' as const }, 72, { is: 'confirmed' }],
  ['a confirmed event of somebody else', { status: 'confirmed' as const, external: true }, 72, { is: 'none' }],
])('in one line: %s', (_, given, hours, line) => {
  expect(refundLine({ ...spot, external: false, ...given }, before(hours))).toEqual(line);
});
