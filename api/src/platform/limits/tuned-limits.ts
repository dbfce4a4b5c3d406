import { type RateLimit, rateLimits } from './rate-limits.ts';

/** What the operator has set for this process (operate/settings.md#limits-of-attempts). */
let tuned: ReadonlyMap<RateLimit, number> = new Map();

/** From now on these numbers count, by the names of their limits, and the usual ones for all others. */
export function tuneLimits(numbers: ReadonlyMap<keyof typeof rateLimits, number>): void {
  tuned = new Map([...numbers].map(([name, most]) => [rateLimits[name], most]));
}

/** How many attempts count at most. */
export const mostOf = (limit: RateLimit): number => tuned.get(limit) ?? limit.most;
