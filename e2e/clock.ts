/**
 * How far the product's time is from the machine's, in milliseconds, where a run begins at an instant of its own (`SUITE_INSTANT`, in
 * ISO 8601). Kept in the environment, because workers read this file again.
 */
const { SUITE_INSTANT: instant } = process.env;
process.env.SUITE_AHEAD_MS ??= instant ? String(Date.parse(instant) - Date.now()) : '0';
export const ahead = Number(process.env.SUITE_AHEAD_MS);

/** The product's time, in milliseconds since 1970. */
export const now = (): number => Date.now() + ahead;
