import { expect, test } from 'vitest';
import { daysOf } from './preset-days.ts';

test.each([
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['thisQuarter', '2026-11-27', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-27', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-11-27', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(daysOf(preset, today)).toEqual({ from, to });
});
