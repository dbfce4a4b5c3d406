import type { GradeColumns } from './score-fit.ts';

/**
 * What players who grade each other give beyond what strangers see (product.md#score, decisions/0082-favour.md). The *open* grades are
 * those whose player never graded the rater.
 */

/** Which grades are of two people who grade each other: 1, else 0. */
export function mutualGrades({ rater, target, raterIds, targetIds }: GradeColumns): Uint8Array {
  const [raterOf, targetOf] = [places(targetIds, raterIds), places(raterIds, targetIds)];
  const from = new Int32Array(targetIds.length + 1);
  for (const one of target) from[one + 1] = (from[one + 1] ?? 0) + 1;
  for (let one = 0; one < targetIds.length; one += 1) from[one + 1] = (from[one + 1] ?? 0) + (from[one] ?? 0);
  /** Whether this rater graded this player: a player's grades are in the order of who gave them. */
  const graded = (by: number, one: number): boolean => {
    let [low, high] = [from[one] ?? 0, from[one + 1] ?? 0];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((rater[middle] ?? 0) < by) low = middle + 1;
      else high = middle;
    }
    return low < (from[one + 1] ?? 0) && rater[low] === by;
  };
  const mutual = new Uint8Array(rater.length);
  for (let at = 0; at < rater.length; at += 1) {
    const [back, to] = [raterOf[target[at] ?? 0] ?? -1, targetOf[rater[at] ?? 0] ?? -1];
    if (back >= 0 && to >= 0 && graded(back, to)) mutual[at] = 1;
  }
  return mutual;
}

/** Where each of these ids is among the others; -1 where it isn't. Both are sorted. */
function places(ids: readonly string[], among: readonly string[]): Int32Array {
  const found = new Int32Array(ids.length).fill(-1);
  for (let at = 0, other = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? '';
    while (other < among.length && (among[other] ?? '') < id) other += 1;
    if (among[other] === id) found[at] = other;
  }
  return found;
}

/** A player whom so many people graded openly has a score that no friendship made. */
const leastOpen = 2;
/** So many grades' worth of none is believed before any. */
const doubt = 4;

/**
 * Each rater's favour: how much higher than strangers would they grade players who grade them back; never below 0.
 * @param weight of each grade: those of one rater for one player are one together
 * @param expected what the open grades alone make of each grade: the player's score, as this rater grades strangers
 */
export function favours(
  { rater, target, value, raterIds, targetIds }: GradeColumns,
  mutual: Uint8Array,
  weight: Float32Array,
  expected: (at: number) => number,
): Float64Array {
  const open = new Float64Array(targetIds.length);
  for (let at = 0; at < rater.length; at += 1)
    if (mutual[at] === 0) open[target[at] ?? 0] = (open[target[at] ?? 0] ?? 0) + (weight[at] ?? 0);
  const [sums, counts] = [new Float64Array(raterIds.length), new Float64Array(raterIds.length)];
  for (let at = 0; at < rater.length; at += 1) {
    const by = rater[at] ?? 0;
    if (mutual[at] === 0 || (open[target[at] ?? 0] ?? 0) < leastOpen - 1e-3) continue;
    sums[by] = (sums[by] ?? 0) + (value[at] ?? 0) - expected(at);
    counts[by] = (counts[by] ?? 0) + 1;
  }
  return sums.map((sum, by) => Math.max(0, sum / ((counts[by] ?? 0) + doubt)));
}
