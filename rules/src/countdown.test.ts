import { describe, expect, test } from 'vitest';
import { cancellationCountdown, detailsRing, timeLeft } from './countdown.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = (hours: number, milliseconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 + milliseconds);
const game = { status: 'pending' as const, startsAt, createdAt: before(400), priceCents: 500, cutoffAt: before(12) };

describe('cancellation countdown', () => {
  test('from 48 hours before the start until the cutoff', () => {
    expect(cancellationCountdown(game, before(48, -1))).toBeNull();
    expect(cancellationCountdown(game, before(48))).toEqual({ hours: 36, minutes: 0 });
    expect(cancellationCountdown(game, before(13.5))).toEqual({ hours: 1, minutes: 30 });
    expect(cancellationCountdown(game, before(12, -1))).toEqual({ hours: 0, minutes: 0 });
    expect(cancellationCountdown(game, before(12))).toBeNull();
  });

  test('a free game counts down to 2 hours before', () => {
    expect(cancellationCountdown({ ...game, cutoffAt: before(2) }, before(3))).toEqual({ hours: 1, minutes: 0 });
  });

  test('only while pending', () => {
    expect(cancellationCountdown({ ...game, status: 'confirmed' }, before(20))).toBeNull();
    expect(cancellationCountdown({ ...game, status: 'cancelled' }, before(20))).toBeNull();
  });
});

describe('ring', () => {
  test('fills over the seven days before the cutoff', () => {
    expect(detailsRing(game, before(12 + 9 * 24)).fill).toBe(0);
    expect(detailsRing(game, before(12 + 7 * 24)).fill).toBe(0);
    expect(detailsRing(game, before(12 + 3.5 * 24)).fill).toBeCloseTo(0.5);
    expect(detailsRing(game, before(12, -1)).over).toBe(false);
    expect(detailsRing(game, before(12))).toEqual({ status: 'pending', fill: 1, over: true, timeLeft: null });
  });

  test('is full and over once confirmed or cancelled', () => {
    for (const status of ['confirmed', 'cancelled'] as const)
      expect(detailsRing({ ...game, status }, before(100))).toEqual({ status, fill: 1, over: true, timeLeft: null });
  });
});

test.each([
  [((2 * 24 + 3) * 60 + 4) * 60_000, { form: 'days', days: 2, hours: 3, minutes: 4, seconds: 0 }],
  [3_600_000, { form: 'hours', days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [3_599_999, { form: 'minutes', days: 0, hours: 0, minutes: 59, seconds: 59 }],
  [59_000, { form: 'seconds', days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [-5, { form: 'seconds', days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%i ms reads %o', (milliseconds, expected) => {
  expect(timeLeft(milliseconds)).toEqual(expected);
});
