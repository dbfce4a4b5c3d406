/** How many of a part's tests passed and failed. A skipped test has not passed, so it counts as failed. */
export type Count = { passed: number; failed: number };

/** Counts a report of vitest's json reporter; a run that broke before any test is one failure. */
export function countVitest(report: unknown, code: number): Count {
  const { numPassedTests, numTotalTests } = (report ?? {}) as { numPassedTests?: number; numTotalTests?: number };
  return settle(numPassedTests ?? 0, (numTotalTests ?? 0) - (numPassedTests ?? 0), code);
}

/** Of all journeys, so many may need a second try: a busy machine is late now and then. More are a fault that hides. */
const flakyAllowed = 2;

/** Counts a report of Playwright's json reporter. It names those that passed at the second try itself. */
export function countPlaywright(report: unknown, code: number): Count {
  type Stats = { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = ((report ?? {}) as { stats?: Stats }).stats ?? {};
  if (flaky > flakyAllowed) return settle(expected, unexpected + flaky + skipped, code);
  return settle(expected + flaky, unexpected + skipped, code);
}

/** A failing program without a failing test (a file that can't be read, a broken set-up) counts as one. */
function settle(passed: number, failed: number, code: number): Count {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed };
}
