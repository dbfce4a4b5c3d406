import { suiteInstant } from '../api/test/instants.ts';

/**
 * How far the product's time is from the machine's, in milliseconds, as a run begins at an instant of its own. Kept in the environment,
 * because workers read this file again.
 */
process.env.SUITE_AHEAD_MS ??= String(Date.parse(suiteInstant) - Date.now());
export const ahead = Number(process.env.SUITE_AHEAD_MS);

/** The product's time, in milliseconds since 1970. */
export const now = (): number => Date.now() + ahead;
