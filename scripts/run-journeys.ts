import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsersForJourneys } from './find-browser.ts';
import { runProgram } from './run-program.ts';
import { countPlaywright, type Count, failedJourneys, readReport } from './test-count.ts';

/**
 * Runs the journeys once in a browser, without second tries. The web app must be built.
 * @param clock the environment for another instant
 */
export async function runJourneys(
  args: string[] = [],
  clock: Record<string, string> = {},
): Promise<Count & { names: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-journeys-'));
  try {
    const file = join(folder, 'report.json');
    const env = { ...(await browsersForJourneys()), ...clock, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const options = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args];
    const { code } = await runProgram('playwright', options, { env });
    const report = readReport(file);
    return { ...countPlaywright(report, code), names: failedJourneys(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
