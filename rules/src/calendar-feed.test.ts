import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarSequence, calendarStanding } from './calendar-feed.ts';

test.each([
  ['joined', 'confirmed', 'CONFIRMED', true],
  ['joined', 'pending', 'TENTATIVE', true],
  ['joined', 'cancelled', 'CANCELLED', false],
  ['waiting', 'confirmed', 'TENTATIVE', false],
  ['waiting', 'pending', 'TENTATIVE', false],
  ['organised', 'confirmed', 'CONFIRMED', true],
  ['organised', 'pending', 'TENTATIVE', true],
  ['organised', 'cancelled', 'CANCELLED', false],
  ['found', 'confirmed', 'CONFIRMED', false],
  ['found', 'pending', 'TENTATIVE', false],
] as const)('%s in a %s game: %s, busy %s', (part, status, expected, isBusy) => {
  expect(calendarStanding(part, status)).toEqual({ status: expected, isBusy });
});

const createdAt = new Date('2026-11-01T12:00:00Z');
const later = (ms: number) => new Date(createdAt.getTime() + ms);

test('the revision grows with each change, and with the cancellation after it', () => {
  expect(calendarSequence({ createdAt, changedAt: null, status: 'pending' })).toBe(0);
  expect(calendarSequence({ createdAt, changedAt: null, status: 'confirmed' })).toBe(0);
  expect(calendarSequence({ createdAt, changedAt: null, status: 'cancelled' })).toBe(1);
  const year = 366 * 24 * 3600 * 1000;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: year }), fc.integer({ min: 1000, max: year }), (first, more) => {
      const states = [
        { createdAt, changedAt: null, status: 'pending' },
        { createdAt, changedAt: later(first), status: 'pending' },
        { createdAt, changedAt: later(first + more), status: 'confirmed' },
        { createdAt, changedAt: later(first + more), status: 'cancelled' },
      ] as const;
      const numbers = states.map(calendarSequence);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      // The format allows only integers.
      for (const number of numbers) expect(number).toBeLessThan(2 ** 31);
    }),
  );
});
