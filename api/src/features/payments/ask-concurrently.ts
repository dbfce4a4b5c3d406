/** How many orders are asked about at a time, because a provider limits our requests. */
const concurrency = 4;

/** A run takes at most this long plus one answer; the rest is left to the next run. */
const maxRunMs = 20_000;

/**
 * Asks about one order after another, a few at a time, until none is left or the run has taken long enough; those not taken stay due.
 * @param take takes the next order; null if none is left
 * @param bounds the most orders to take, and the longest time
 * @returns the errors of those that failed, which don't hold up the rest
 */
export async function askConcurrently<T>(
  take: () => Promise<T | null>,
  ask: (order: T) => Promise<void>,
  { most = 500, limitMs = maxRunMs }: { most?: number; limitMs?: number } = {},
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const until = performance.now() + limitMs;
  let taken = 0;
  const lane = async () => {
    while (taken < most && performance.now() <= until) {
      taken += 1;
      const order = await take();
      if (order === null) return;
      await ask(order).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return failures;
}
