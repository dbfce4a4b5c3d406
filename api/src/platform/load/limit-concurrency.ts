import { Refused } from '../refusal.ts';

/**
 * Runs work at most `maxConcurrent` at a time in this process, in order of arrival, for work that takes much memory.
 * @param maxQueued how many may wait
 * @returns a function that runs work in its turn; it throws Refused `unavailable` if too many are waiting already
 */
export function limitConcurrency(
  maxConcurrent: number,
  maxQueued = Infinity,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maxConcurrent) running += 1;
    else if (waiting.length >= maxQueued) throw new Refused('unavailable');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is passed on directly, so that no newcomer takes it too.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
