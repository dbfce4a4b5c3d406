/** What takes less than this many milliseconds is found anew each time. */
const quickMs = 100;
/** What takes longer is kept for this many times as long as it took, so that it takes at most a hundredth of the time. */
const keptTimes = 100;

/** Finds something whose cost grows with the platform, such as how many games there ever were: the more it costs, the more seldom. */
export function seldom<T>(find: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let kept: { answer: T; until: number } | null = null;
  return async () => {
    const began = now();
    if (kept !== null && began < kept.until) return kept.answer;
    const answer = await find();
    const took = now() - began;
    kept = took < quickMs ? null : { answer, until: began + took * keptTimes };
    return answer;
  };
}
