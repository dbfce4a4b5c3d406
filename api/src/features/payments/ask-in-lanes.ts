/** Asked at one time: a provider counts what all of us ask. */
const lanesOfRun = 4;

/** A run takes no longer than this and one answer; the rest is left to the next. */
const longestRunMs = 20_000;

/**
 * Takes one order after another and asks about it, a few at a time, until none is left or the run has taken long enough: what was
 * not taken is as due as before.
 * @param take the next order; null: none is left
 * @param bounds how many are taken, and for how long
 * @returns what the asking threw; one that fails doesn't hold up the rest
 */
export async function askInLanes<T>(
  take: () => Promise<T | null>,
  ask: (order: T) => Promise<void>,
  { most = 500, limitMs = longestRunMs }: { most?: number; limitMs?: number } = {},
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
  await Promise.all(Array.from({ length: lanesOfRun }, lane));
  return failures;
}
