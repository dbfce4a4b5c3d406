/**
 * Lets work run at most `atOnce` at a time in this process, in the order it came: for what takes much memory while it runs.
 * @returns runs work in its turn
 */
export function inTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
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
