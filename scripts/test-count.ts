import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many of a part's tests passed and failed, and which failed if that is known. A skipped test counts as failed. */
export type Count = { passed: number; failed: number; names?: string[] };

/** The parts of a report by vitest's json reporter that are read here. */
type VitestReport = {
  numPassedTests?: number;
  numTotalTests?: number;
  testResults?: { name: string; assertionResults: Assertion[] }[];
};
type Assertion = { fullName: string; status: string; failureMessages?: string[] };

/** Whether a test failed by itself, and was neither skipped nor cut off because another failed. */
const hasFailed = ({ status, failureMessages = [] }: Assertion) =>
  status === 'failed' && failureMessages.every((message) => !message.includes('The test run was aborted'));

/** A report without the tests that were not asked for, because their names don't match. */
export function ofNames(report: unknown, pattern: RegExp): VitestReport {
  const { testResults = [] } = (report ?? {}) as VitestReport;
  const asked = testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(({ fullName }) => pattern.test(fullName)),
  }));
  const tests = asked.flatMap(({ assertionResults }) => assertionResults);
  const numPassedTests = tests.filter(({ status }) => status === 'passed').length;
  return { numPassedTests, numTotalTests: tests.length, testResults: asked };
}

/**
 * Counts a report of vitest's json reporter; tests that failed by themselves are named first. A run that broke outside of its tests is one
 * failure, named by its message.
 */
export function countVitest(report: unknown, code: number, output = ''): Count {
  const { numPassedTests = 0, numTotalTests = 0, testResults = [] } = (report ?? {}) as VitestReport;
  const names = testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((one) => ({ ...one, file: name })))
    .filter(({ status }) => status !== 'passed')
    .toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one)))
    .map(({ file, fullName, failureMessages }) => `${file}: ${fullName}${reason(failureMessages?.[0])}`);
  const count = settle(numPassedTests, numTotalTests - numPassedTests, code);
  const beside = names.length < count.failed ? errorIn(output) : undefined;
  return { ...count, names: beside === undefined ? names : [...names, beside] };
}

/** The first lines of a failure, under its name, because only the end of a run's output is kept. */
const reason = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => `\n    ${line}`)
    .join('');

/** The first error that the output has in lines of its own, with the lines after it. */
const errorIn = (output: string): string | undefined =>
  /^.*(?:error during close|Unhandled|Error: )(?:.*\n?){1,12}/m.exec(stripVTControlCharacters(output))?.[0].trimEnd();

/** The parts of a suite in Playwright's json report that are read here. */
type Suite = {
  specs?: { title: string; file: string; tests: JourneyTest[] }[];
  suites?: Suite[];
};

type JourneyTest = {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
};

/** Counts a report of Playwright's json reporter. A journey that needed a second try has failed. */
export function countPlaywright(report: unknown, code: number): Count {
  type Stats = { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = ((report ?? {}) as { stats?: Stats }).stats ?? {};
  return settle(expected, unexpected + flaky + skipped, code);
}

/** The journeys of Playwright's report that did not pass, as `file: title (project)`; those that never ran come last. */
export function failedJourneys(report: Suite | undefined): string[] {
  const inSuite = ({ specs = [], suites = [] }: Suite): { name: string; status: string }[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `${file}: ${title} (${projectName})${reason(results?.find(({ error }) => error)?.error?.message)}`,
        status,
      })),
    ),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(report ?? {})
    .filter(({ status }) => status !== 'expected')
    .toSorted((one, other) => Number(one.status === 'skipped') - Number(other.status === 'skipped'))
    .map(({ name }) => name);
}

/** A report that a program wrote; undefined if it wrote none. */
export function readReport(file: string): object | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return undefined;
  }
}

/** A failing program without a failing test (a file that can't be read, a broken set-up) counts as one. */
function settle(passed: number, failed: number, code: number): Count {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed };
}
