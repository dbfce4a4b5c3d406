import { globSync, readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { root, runProgram } from './run-program.ts';

/** Properties on a database take their time over each case: `npm run chaos -- booking` runs those. */
const files = globSync('{rules,contract,phrases,scenes,web/src,simulate,scripts}/**/*.test.{ts,tsx}', {
  cwd: root,
}).filter(
  (file) => !file.includes('node_modules') && readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
);

/**
 * `npm run properties [-- RUNS [SEED]]`: tries every property that needs no database on this many new cases, 20,000 by default. `npm test` draws the
 * same hundred each time (decisions/0072-properties.md).
 */
const [runs = '20000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const { code } = await runProgram('vitest', ['run', '--testTimeout=1200000', ...files], {
  env: { PROPERTY_RUNS: runs, TEST_SEED: seed },
});
console.log(`${runs} cases each, seed ${seed}: ${code === 0 ? 'all hold' : 'not all hold'}`);
process.exitCode = code;
