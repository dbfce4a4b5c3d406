import { type RateLimit, rateLimits } from './rate-limits.ts';

/** The numbers that the operator has set for this process (operate/settings.md#limits-of-attempts). */
let tuned: ReadonlyMap<RateLimit, number> = new Map();

/** From now on these numbers apply, by the names of their limits, and the usual ones for all other limits. */
export function tuneLimits(numbers: ReadonlyMap<keyof typeof rateLimits, number>): void {
  tuned = new Map([...numbers].map(([name, most]) => [rateLimits[name], most]));
}

/** The most attempts that the limit allows. */
export const mostOf = (limit: RateLimit): number => tuned.get(limit) ?? limit.most;
