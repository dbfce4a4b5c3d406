import { parseArgs } from 'node:util';
import { order } from './suite/order.ts';
import { changedParts, type Part, rest, usual } from './suite/parts.ts';
import { wasStopped } from './run-program.ts';
import { changesSinceMain, newestChanges } from './suite/changes.ts';
import { select } from './suite/select.ts';
import type { Count } from './test-count.ts';

/**
 * `npm test`: the checks before a commit; with `--changed` only those that the files changed since `main` reach. `npm run test:all`: everything; with
 * `--rest` what `npm test` leaves out; with `--minutes` no part begins after that time, and parts that the newest commits reach begin first. Each
 * part runs whatever earlier ones found, unless `--bail` ends at the first failure; `--part` runs only parts whose names begin with it.
 */
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    bail: { type: 'boolean', default: false },
    part: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

function partsToRun(): Part[] {
  if (values.changed) {
    const changes = changesSinceMain();
    const selection = select(changes);
    const { tests, journeys, laterJourneys, pages } = selection;
    const named = [
      `${tests?.length ?? 'all'} files of tests`,
      `${pages.length} pages`,
      `${journeys.length} files of journeys`,
    ];
    console.log(`${changes.length} files differ from main, and reach ${named.join(', ')}.`);
    if (laterJourneys.length > 0) console.log(`Left to test:all, of the same features: ${laterJourneys.join(' ')}`);
    return changedParts(changes, selection);
  }
  if (values.rest) {
    const { commit, changes } = newestChanges();
    const selection = select(changes);
    return order(rest, ({ isReached }) => isReached(selection), commit);
  }
  return values.all ? [...usual, ...rest] : usual;
}

// For the parts (suite/parts.ts, e2e/playwright.config.ts), which then end at their first failure too.
if (values.bail) process.env['SUITE_BAIL'] = '1';

const lastBeginning = performance.now() + Number(values.minutes) * 60_000;
const left: string[] = [];
const results: { name: string; count: Count; seconds: number }[] = [];
for (const { name, run } of partsToRun().filter(({ name }) => name.startsWith(values.part))) {
  const began = performance.now();
  if (began > lastBeginning) {
    left.push(name);
    continue;
  }
  console.log(`\n── ${name}`);
  const count: Count = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  results.push({ name, count, seconds: Math.round((performance.now() - began) / 1000) });
  if (wasStopped() || (values.bail && count.failed > 0)) break;
}

// Lists failures once more at the end, where people look for them, and how long each part took, so that growth is noticed.
for (const { name, count } of results) {
  const { names = [], failed } = count;
  for (const one of names) console.log(`✗ ${name}: ${one}`);
  if (failed > names.length)
    console.log(`✗ ${name}: ${failed - names.length} beside, or outside, its tests; see above`);
}
const sum = (figure: (of: (typeof results)[number]) => number) => results.reduce((total, of) => total + figure(of), 0);
const rows = [
  ...results,
  {
    name: 'All',
    count: { passed: sum(({ count }) => count.passed), failed: sum(({ count }) => count.failed) },
    seconds: sum(({ seconds }) => seconds),
  },
];
const width = Math.max(...rows.map(({ name }) => name.length));
console.log();
for (const { name, count, seconds } of rows) {
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.log(`${name.padEnd(width)}  ${time.padStart(6)}  ${count.passed} passed, ${count.failed} failed`);
}
if (left.length > 0) console.log(`\nLeft out for want of time: ${left.join('; ')}.`);
process.exitCode = rows.at(-1)?.count.failed ? 1 : 0;
