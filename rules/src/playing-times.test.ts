import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amsterdamDay } from './local-time.ts';
import { daysOf, isEvening, quickDayOf, quickDays } from './playing-times.ts';

test.each([
  ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['tomorrow', '2026-11-24', '2026-11-25', '2026-11-25'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['tomorrow', '2028-02-28', '2028-02-29', '2028-02-29'],
  ['weekend', '2026-11-23', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-27', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-28', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-29', '2026-11-29', '2026-11-29'],
  // The clocks go back, and forward.
  ['weekend', '2026-10-21', '2026-10-24', '2026-10-25'],
  ['tomorrow', '2027-03-27', '2027-03-28', '2027-03-28'],
] as const)('%s on %s is from %s to %s', (quick, today, from, to) => {
  expect(daysOf(quick, today)).toEqual({ from, to });
});

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test('a weekend is never before today, at most two days, and ends on a Sunday', () => {
  fc.assert(
    fc.property(day, (today) => {
      const { from, to } = daysOf('weekend', today);
      const length = Date.parse(to) - Date.parse(from);
      expect([from >= today, length >= 0 && length <= 86_400_000, new Date(to).getUTCDay()]).toEqual([true, true, 0]);
    }),
  );
});

test('what was chosen is known again, the nearest name where two mean the same day', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...quickDays), (today, quick) => {
      const range = daysOf(quick, today);
      const known = quickDayOf(range, today);
      return known !== null && JSON.stringify(daysOf(known, today)) === JSON.stringify(range);
    }),
  );
  expect(quickDayOf({ from: '2026-11-29', to: '2026-11-29' }, '2026-11-29')).toBe('today');
  expect(quickDayOf({ from: '2026-11-24', to: null }, '2026-11-24')).toBeNull();
});

test.each([
  ['2026-11-24T16:59:59Z', false],
  ['2026-11-24T17:00:00Z', true],
  ['2026-11-24T22:59:59Z', true],
  ['2026-11-24T23:00:00Z', false],
  // In summer an hour earlier.
  ['2026-07-24T15:59:59Z', false],
  ['2026-07-24T16:00:00Z', true],
  // The days on which the clocks change.
  ['2026-10-25T16:30:00Z', false],
  ['2026-10-25T17:00:00Z', true],
  ['2027-03-28T16:00:00Z', true],
])('at %s it is evening: %s', (instant, evening) => {
  expect(isEvening(new Date(instant))).toBe(evening);
});

test('each day has one evening, of six hours', () => {
  const hour = fc.integer({ min: 0, max: 87_600 }).map((hours) => new Date(Date.UTC(2026, 0, 1, hours)));
  fc.assert(
    fc.property(hour, (at) => {
      const hours = Array.from({ length: 24 }, (_, index) => new Date(at.getTime() + index * 3_600_000));
      const evenings = hours.filter(isEvening);
      // A day around a clock change is seen from any of its hours.
      expect(Math.abs(evenings.length - 6)).toBeLessThanOrEqual(1);
      expect(evenings.every((one) => amsterdamDay(one) >= amsterdamDay(at))).toBe(true);
    }),
  );
});
