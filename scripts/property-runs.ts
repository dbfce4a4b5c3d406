import { configureGlobal } from 'fast-check';

/**
 * Before each file of tests: properties draw the same cases every time, so that a run is as green as the one before, unless `TEST_SEED` says
 * others; `PROPERTY_RUNS` says how many, where a property doesn't. Both are what `npm run properties` sets.
 */
const { TEST_SEED: seed = '1', PROPERTY_RUNS: runs } = process.env;
configureGlobal({ seed: Number(seed), ...(runs !== undefined && { numRuns: Number(runs) }) });
