import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { backUpsToRemove, rotation } from './back-ups.ts';
import { day } from './durations.ts';

const now = new Date('2026-11-28T03:20:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const nightly = (nights: number) => Array.from({ length: nights }, (_, night) => daysAgo(night));
const always = 100_000;

const keptOf = (taken: readonly Date[], promisedDays = always) => {
  const removed = new Set(backUpsToRemove(taken, now, promisedDays));
  return taken.filter((at) => !removed.has(at)).map((at) => at.toISOString().slice(0, 10));
};

/** Days of November 2026, and others, the latest first. */
const lastWeek = '2026-11-28 2026-11-27 2026-11-26 2026-11-25 2026-11-24 2026-11-23 2026-11-22';
const sundays = '2026-11-15 2026-11-08 2026-11-01';
const months =
  '2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31';

test('of two years of nights the last of seven days, five weeks and twelve months stay', () => {
  expect(keptOf(nightly(730)).join(' ')).toBe(`${lastWeek} ${sundays} 2026-10-31 ${months}`);
});

test('nothing stays longer than people are promised, but the newest', () => {
  expect(keptOf(nightly(730), 30).join(' ')).toBe(`${lastWeek} ${sundays} 2026-10-31`);
  expect(keptOf([daysAgo(90), daysAgo(40)], 30)).toEqual(['2026-10-19']);
});

test('several of one day are one, the last', () => {
  const hours = [1, 7, 20].map((hour) => new Date(Date.UTC(2026, 10, 27, hour)));
  expect(backUpsToRemove(hours, now, always)).toEqual([hours[1], hours[0]]);
});

const times = array(
  integer({ min: 0, max: 900 * 24 }).map((hours) => new Date(now.getTime() - hours * (day / 24))),
  {
    maxLength: 60,
  },
);

test('whatever was taken when: the newest stays, never more than 24 do, and what stays would stay again', () => {
  assert(
    property(times, integer({ min: 1, max: 500 }), (taken, promised) => {
      const removed = new Set(backUpsToRemove(taken, now, promised));
      const kept = taken.filter((at) => !removed.has(at));
      const newest = Math.max(...taken.map((at) => at.getTime()));
      expect(kept.filter((at) => at.getTime() === newest)).toHaveLength(Math.min(1, taken.length));
      const periods = rotation.days + rotation.weeks + rotation.months;
      expect(new Set(kept.map((at) => at.getTime())).size).toBeLessThanOrEqual(periods);
      const beyond = kept.filter((at) => now.getTime() - at.getTime() > promised * day);
      expect(beyond.filter((at) => at.getTime() !== newest)).toEqual([]);
      // Rotating again changes nothing.
      expect(backUpsToRemove(kept, now, promised)).toEqual([]);
    }),
  );
});

test('rotated each night, there is always one of each of the last seven nights, and one of every month of the year before', () => {
  assert(
    property(integer({ min: 400, max: 600 }), (nights) => {
      let there: Date[] = [];
      for (let night = nights; night >= 0; night -= 1) {
        const at = daysAgo(night);
        there.push(at);
        const removed = new Set(backUpsToRemove(there, at, always));
        there = there.filter((one) => !removed.has(one));
      }
      const days = there.map((at) => at.toISOString().slice(0, 10));
      expect(days).toEqual(expect.arrayContaining(nightly(7).map((at) => at.toISOString().slice(0, 10))));
      expect(new Set(days.map((name) => name.slice(0, 7))).size).toBeGreaterThanOrEqual(rotation.months);
    }),
    { numRuns: 5 },
  );
});
