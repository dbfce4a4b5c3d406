import { expect, test } from 'vitest';
import { isTargetDay, targetDayFrom } from './target-days.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  // Christmas is on a Friday: Boxing Day and the Sunday follow.
  ['2026-12-25', '2026-12-28'],
  ['2027-01-01', '2027-01-04'],
  // Good Friday to Easter Monday.
  ['2026-04-03', '2026-04-07'],
  ['2027-03-26', '2027-03-30'],
  ['2026-05-01', '2026-05-04'],
  // Banks settle on King's Day.
  ['2026-04-27', '2026-04-27'],
])('what is filed on %s is executed on %s', (date, executed) => {
  expect(targetDayFrom(date)).toBe(executed);
});

test.each(['2024-03-29', '2025-04-18', '2028-04-14', '2030-04-19', '2038-04-23', '2049-04-16'])(
  '%s is a Good Friday',
  (date) => {
    expect(isTargetDay(date)).toBe(false);
  },
);
