/** The order of requests under overload: paying, then booking or changing something, then looking (reliability.md#overload). */
export const urgencies = ['paying', 'changing', 'looking'] as const;
export type Urgency = (typeof urgencies)[number];

/**
 * With this expected wait, in ms, a request is still let in. A request waits for several connections one after the other, so its own answer takes a
 * few times as long.
 */
const longestWaitMs: Record<Urgency, number> = { looking: 100, changing: 400, paying: 1200 };

/** A line of requests that wait for the same thing and are taken in order of arrival. */
export interface LineLoad {
  waiting: number;
  /** How long each has taken lately, in ms. */
  msEach: number;
  /** How long the first of them has waited, in ms. */
  oldestMs: number;
}

/** How much longer than expected the first in a line may wait, in ms, for example while connections are opened. */
const pauseMs = 250;

/** So few requests are no rush, however slow the machine is, because a page asks for several things at once. */
const few = 20;

/**
 * How long a request that joins this line now would wait, in ms: as long as the requests before it take, without the last few; longer if the first
 * has already waited long, as when the database is gone.
 */
export function expectedWaitMs({ waiting, msEach, oldestMs }: LineLoad): number {
  return Math.max(0, (waiting - few) * msEach, oldestMs - pauseMs);
}

/** Whether a request is let in, or asked to come back. */
export function isLetIn(urgency: Urgency, waitMs: number): boolean {
  return waitMs <= longestWaitMs[urgency];
}

/**
 * When to come back, in whole seconds: one to three, so that requests refused together don't come back together.
 * @param chance from 0 to 1, 1 excluded
 */
export function comeBackSeconds(chance: number): number {
  return 1 + Math.floor(chance * 3);
}
