import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [15 * 60_000, '15:00'],
  [65_000, '1:05'],
  [64_001, '1:05'],
  [999, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('%i ms', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});
