import { expect, test } from 'vitest';
import { endOf } from '../chaos/src/report.ts';

test.each([
  [{ ok: true }, 'held', 0],
  [{ ok: true, isUnclear: true }, 'could not tell', 2],
  [{ ok: false }, 'BROKEN', 1],
  [{ ok: false, isUnclear: true }, 'BROKEN', 1],
])('%o ends as %s', (report, words, code) => {
  expect(endOf({ ...report, lines: [] })).toEqual({ words, code });
});
