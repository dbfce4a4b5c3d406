import { configureGlobal } from 'fast-check';

/**
 * Runs before each test file: properties draw the same cases every time, so that runs can be compared, unless `TEST_SEED` chooses others;
 * `PROPERTY_RUNS` says how many, if a property doesn't. `npm run properties` sets both.
 */
const { TEST_SEED: seed = '1', PROPERTY_RUNS: runs } = process.env;
configureGlobal({ seed: Number(seed), ...(runs !== undefined && { numRuns: Number(runs) }) });
