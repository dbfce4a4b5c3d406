import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { runJourneys } from './run-journeys.ts';

/**
 * `npm run journeys -- [--times 20] [--load 2] [--late 1500] [--slow 4] [--at 2027-03-28T01:59+01:00] [-- Playwright's own arguments]`: runs all
 * journeys a number of times, beside busy processes (`--load`), with answers to the browser delayed by up to some milliseconds (`--late`), with a
 * slower browser (`--slow`), and from another instant on (`--at`; the demo lies around its day). A journey that fails once shows a fault, in it or in
 * the product: it is named, and the run fails.
 */
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
    late: { type: 'string', default: '0' },
    slow: { type: 'string', default: '1' },
    at: { type: 'string' },
  },
  allowPositionals: true,
});
const times = Number(values.times);
if (values.at !== undefined && Number.isNaN(Date.parse(values.at))) throw new Error(`No instant: ${values.at}`);
const clock: Record<string, string> = values.at === undefined ? {} : { SUITE_INSTANT: values.at };
Object.assign(process.env, { E2E_LATE: values.late, E2E_SLOW: values.slow });
const busy = Array.from({ length: Number(values.load) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.once('exit', () => busy.forEach((one) => one.kill()));
// Waits a turn, so that running journeys have got the signal too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => setImmediate(() => process.exit(1)));

if (!(await buildWeb())) process.exit(1);
const rows: string[] = [];
const failures = new Map<string, number>();
for (let run = 1; run <= times; run++) {
  const began = Date.now();
  // Failures are looked at later, so each run keeps its own pictures.
  const output = ['--output', `e2e/results/run-${run}`];
  const { passed, failed, names } = await runJourneys([...output, ...positionals], clock);
  for (const name of names) failures.set(name, (failures.get(name) ?? 0) + 1);
  if (failed > 0 && names.length === 0) failures.set('the run itself', (failures.get('the run itself') ?? 0) + 1);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  rows.push(`| ${run} | ${passed} | ${failed} | ${minutes} |`);
  console.log(`\n| run | passed | failed | minutes |\n|---|---|---|---|\n${rows.join('\n')}\n`);
}
for (const [name, count] of failures) console.log(`failed ${count} of ${times}: ${name}`);
console.log(
  `${times} runs with a load of ${busy.length}, ${values.late} ms late, ${values.slow} times slower${values.at === undefined ? '' : `, from ${values.at} on`}: ${failures.size} journeys failed at least once`,
);
process.exit(failures.size > 0 ? 1 : 0);
