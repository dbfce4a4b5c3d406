import { marked, type Pairs } from './grade-table.ts';

/**
 * How much higher players grade those who grade them in return than strangers do (product.md#score, decisions/0082-favour.md). A grade is *open* if
 * its player never graded the rater.
 */

const [open, mutual] = [0, 1];

/** Which grades are open, and which belong to two people who grade each other. */
interface Marks {
  received: Uint8Array;
  given: Uint8Array;
}

export function mutualGrades({ received, given }: Pairs): Marks {
  const marks: Marks = { received: new Uint8Array(received.other.length), given: new Uint8Array(given.other.length) };
  for (let one = 0; one + 1 < received.start.length; one += 1) {
    // Their raters, and the players they graded, both in the order of their numbers.
    let [by, to] = [received.start[one] ?? 0, given.start[one] ?? 0];
    const [lastBy, lastTo] = [received.start[one + 1] ?? 0, given.start[one + 1] ?? 0];
    while (by < lastBy && to < lastTo) {
      const difference = (received.other[by] ?? 0) - (given.other[to] ?? 0);
      if (difference === 0) marks.received[by] = marks.given[to] = mutual;
      if (difference <= 0) by += 1;
      if (difference >= 0) to += 1;
    }
  }
  return marks;
}

export const openGrades = ({ received, given }: Pairs, marks: Marks): Pairs => ({
  received: marked(received, marks.received, open),
  given: marked(given, marks.given, open),
});

/** A player with this many open grades has a score that friends alone didn't make. */
const leastOpen = 2;
/** How many players without favour each estimate starts with: more would let a ring gain, fewer would blur everybody's score. */
const doubt = 2;

/**
 * Each rater's favour: how much higher than strangers would they grade players who grade them back; never below 0.
 * @param expected what a grade would be by open grades alone: the player's score, as this rater grades strangers
 */
export function favours(
  { given }: Pairs,
  marks: Marks,
  { received: { start } }: Pairs,
  expected: (rater: number, target: number) => number,
): Float64Array {
  const favour = new Float64Array(start.length - 1);
  for (let by = 0; by < favour.length; by += 1) {
    let [sum, count] = [0, 0];
    for (let at = given.start[by] ?? 0; at < (given.start[by + 1] ?? 0); at += 1) {
      const one = given.other[at] ?? 0;
      if (marks.given[at] === open || (start[one + 1] ?? 0) - (start[one] ?? 0) < leastOpen) continue;
      sum += (given.value[at] ?? 0) - expected(by, one);
      count += 1;
    }
    favour[by] = Math.max(0, sum / (count + doubt));
  }
  return favour;
}

/** Takes each rater's favour off the grades they gave to players who graded them. */
export function takeOff(favour: Float64Array, { received, given }: Pairs, marks: Marks): void {
  for (let by = 0; by < favour.length; by += 1)
    for (let at = given.start[by] ?? 0; at < (given.start[by + 1] ?? 0); at += 1)
      if (marks.given[at] === mutual) given.value[at] = (given.value[at] ?? 0) - (favour[by] ?? 0);
  for (let at = 0; at < received.other.length; at += 1)
    if (marks.received[at] === mutual)
      received.value[at] = (received.value[at] ?? 0) - (favour[received.other[at] ?? 0] ?? 0);
}
