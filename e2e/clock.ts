import { suiteInstant } from '../api/test/instants.ts';

/**
 * How far Rondo's clock is ahead of the machine's, in milliseconds, because a run begins at a time of its own. It is stored in the environment,
 * because each worker runs this file again.
 */
process.env.SUITE_AHEAD_MS ??= String(Date.parse(suiteInstant) - Date.now());
export const ahead = Number(process.env.SUITE_AHEAD_MS);

/** Rondo's time, in milliseconds since 1970. */
export const now = (): number => Date.now() + ahead;
