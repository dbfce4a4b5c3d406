import { expect, test } from 'vitest';
import { isPassing } from './db.ts';

test.each([
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['timeout exceeded when trying to connect', true],
  ['timeout expired', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['Client was closed and is not queryable', true],
  ['Received unexpected dataRow message from backend.', false],
  ['x is not a function', false],
])('%s passes: %s', (message, passes) => {
  expect(isPassing(new Error(message))).toBe(passes);
});
