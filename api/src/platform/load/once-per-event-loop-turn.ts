/**
 * Starts work that blocks the thread, such as rendering, once per turn of the event loop, in order of arrival, so that other calls are served in
 * between.
 * @returns a function that waits for the caller's turn
 */
export function oncePerEventLoopTurn(): () => Promise<void> {
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
