/**
 * Lets work that holds the thread, such as rendering, begin once in each turn of the event loop, in the order it came: between any two
 * of them everybody else's calls go on.
 * @returns waits for one's turn
 */
export function oneALoop(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
