import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { findBrowser } from './find-browser.ts';
import { runProgram } from './run-program.ts';
import { countPlaywright, countVitest, type Count } from './test-count.ts';

const reports = mkdtempSync(join(tmpdir(), 'rondo-reports-'));

/** Everything there is to run, cheap first. Each part runs whatever the ones before it found. */
const parts: Record<string, () => Promise<Count>> = {
  Checks: check,
  'Rules and API': async () => {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await runProgram('vitest', args);
    return countVitest(read(report), code);
  },
  'Web app': async () => ((await buildWeb()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  'Browser journeys': async () => {
    const report = join(reports, 'playwright.json');
    const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const { code } = await runProgram('playwright', args, { env });
    return countPlaywright(read(report), code);
  },
};

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(parts)) {
  console.log(`\n── ${name}`);
  const count = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
