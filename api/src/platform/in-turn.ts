import { Refused } from './refusal.ts';

/**
 * Lets work run at most `atOnce` at a time in this process, in the order it came: for what takes much memory while it runs.
 * @param longestLine how many may wait
 * @returns runs work in its turn; it throws Refused `unavailable` when too many wait already
 */
export function inTurn(atOnce: number, longestLine = Infinity): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= longestLine) throw new Refused('unavailable');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed over, so that nobody who comes in between takes it too.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
