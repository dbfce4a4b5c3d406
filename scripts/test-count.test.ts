import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-count.ts';

test('counts what passed and what did not', () => {
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 0)).toEqual({ passed: 8, failed: 0 });
  expect(countVitest({ numPassedTests: 8, numTotalTests: 10 }, 1)).toEqual({ passed: 8, failed: 2 });
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, skipped: 1 } }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('lets two journeys pass at the second try, and not a third', () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 2 } }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(countPlaywright({ stats: { expected: 3, flaky: 3 } }, 0)).toEqual({ passed: 3, failed: 3 });
});

test('never takes a run that broke, or that ran nothing, for a success', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 1)).toEqual({ passed: 8, failed: 1 });
  expect(countPlaywright({ stats: {} }, 0)).toEqual({ passed: 0, failed: 1 });
});
