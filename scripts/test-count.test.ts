import { expect, test } from 'vitest';
import { countPlaywright, countVitest, failedJourneys, ofNames } from './test-count.ts';

test('counts what passed and what did not', () => {
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 0)).toEqual({ passed: 8, failed: 0, names: [] });
  expect(countVitest({ numPassedTests: 8, numTotalTests: 10 }, 1)).toMatchObject({ passed: 8, failed: 2 });
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, skipped: 1 } }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a journey that passed at the second try has failed', () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 1 } }, 0)).toEqual({ passed: 3, failed: 1 });
});

test('names the tests that did not pass, what failed of itself before what was cut off by it', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'skipped' },
    { fullName: 'c', status: 'failed', failureMessages: ['Error: The test run was aborted by the user.'] },
    { fullName: 'd', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2'] },
  ];
  const report = { numPassedTests: 1, numTotalTests: 4, testResults: [{ name: 'x.test.ts', assertionResults }] };
  const names = [
    'x.test.ts: d\n    AssertionError: expected 1 to be 2',
    'x.test.ts: b',
    'x.test.ts: c\n    Error: The test run was aborted by the user.',
  ];
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 3, names });
});

test('names what went wrong beside the tests', () => {
  const output = 'ok\n\u001b[31merror during close\u001b[39m Error: no test runs it\n  at here\n';
  const names = ['error during close Error: no test runs it\n  at here'];
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 1, output)).toEqual({ passed: 8, failed: 1, names });
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 0, output)).toMatchObject({ failed: 0, names: [] });
});

test('names the journeys that did not pass', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'guest.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: status === 'unexpected' ? [{ error: { message: '\u001b[31mnot seen\u001b[39m\n\nfor 5 s' } }] : [{}],
      },
    ],
  });
  const report = {
    suites: [{ specs: [spec('a', 'expected'), spec('c', 'skipped')], suites: [{ specs: [spec('b', 'unexpected')] }] }],
  };
  expect(failedJourneys(report)).toEqual([
    'guest.spec.ts: b (phone)\n    not seen\n    for 5 s',
    'guest.spec.ts: c (phone)',
  ]);
});

test('never takes a run that broke, or that ran nothing, for a success', () => {
  expect(countVitest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(countVitest({ numPassedTests: 8, numTotalTests: 8 }, 1)).toMatchObject({ passed: 8, failed: 1 });
  expect(countPlaywright({ stats: {} }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('tests that were not asked for are no failures; one that was asked for and skipped is', () => {
  const one = (fullName: string, status: string) => ({ fullName, status });
  const testResults = [{ name: 'a.test.tsx', assertionResults: [one('a (nl)', 'skipped'), one('b (en)', 'passed')] }];
  const report = { numPassedTests: 1, numTotalTests: 2, testResults };
  expect(countVitest(ofNames(report, /\(en\)/), 0)).toEqual({ passed: 1, failed: 0, names: [] });
  expect(countVitest(ofNames(report, /\((?:en|nl)\)/), 0)).toMatchObject({ passed: 1, failed: 1 });
});
