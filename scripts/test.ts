import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { check } from './check.ts';
import { runJourneys } from './run-journeys.ts';
import { runProgram } from './run-program.ts';
import { countVitest, readReport, type Count } from './test-count.ts';

const reports = mkdtempSync(join(tmpdir(), 'rondo-reports-'));

/** Everything there is to run, cheap first. Each part runs whatever the ones before it found. */
const parts: Record<string, () => Promise<Count>> = {
  Checks: check,
  'Web app': async () => ((await buildWeb()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  'Rules and API': async () => {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await runProgram('vitest', args, { output: 'both' });
    return countVitest(readReport(report), code, output);
  },
  'Browser journeys': () => runJourneys(),
};

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  console.log(`\n── ${name}`);
  const count: Count = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed`);
  total.passed += count.passed;
  total.failed += count.failed;
  // Once more at the end, where they are looked for.
  const { names = [] } = count;
  failures.push(...names.map((one) => `${name}: ${one}`));
  if (count.failed > names.length)
    failures.push(`${name}: ${count.failed - names.length} beside, or outside, its tests; see above`);
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
