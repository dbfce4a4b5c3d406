import { expect, test } from 'vitest';
import { feeCents } from './fees.ts';

test.each([
  ['ideal', 300, 36],
  ['ideal', 10_000_00, 36],
  ['card', 10_00, 64],
  ['applepay', 10_00, 64],
  ['revolut', 10_00, 64],
  ['card', 3_00, 41],
  ['card', 1_00, 34],
] as const)('%s on %i cents costs %i', (method, amount, fee) => {
  expect(feeCents(method, amount, [])).toBe(fee);
});

test('a method whose fee Rondo bears costs nothing on top, the others their own', () => {
  expect(feeCents('ideal', 1000, ['ideal', 'card'])).toBe(0);
  expect(feeCents('revolut', 1000, ['ideal', 'card'])).toBe(64);
});
