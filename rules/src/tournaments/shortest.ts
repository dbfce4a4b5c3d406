import { minstd } from '../balance-search.ts';
import { boundOf } from './bound.ts';
import type { Problem } from './problem.ts';
import { available, begin, copyOf, earliest, endOfAll, lastStart, type Progress, put } from './progress.ts';

/** Looks at matches before the best plan so far is taken: a limit on work rather than time, so that everybody gets the same plan. */
const looksMax = { tries: 600_000, proof: 100_000 };

const attemptsMax = 300;

/** Up to this many matches every order is tried as far as the limit goes; with more the proof is out of reach. */
const proofUpTo = 70;

interface Found {
  progress: Progress;
  /** Before when no plan ends. */
  bound: number;
  /** Whether no plan ends earlier: it meets the bound, or all others were tried. */
  isShortest: boolean;
}

/**
 * The shortest plan that was found. Whatever can begin first does, the match that most depends on first; then again with chance in the choice,
 * until the bound is met; at last every order of a small tournament is tried.
 */
export function shortest(problem: Problem): Found {
  const bound = boundOf(problem);
  const random = minstd();
  const count = problem.matches.length;
  let [best, bestEnd] = [begin(problem), Number.POSITIVE_INFINITY];
  let looks = 0;
  for (
    let attempt = 0;
    attempt < 2 || (looks < looksMax.tries && attempt < attemptsMax && bestEnd > bound);
    attempt++
  ) {
    const noise = Array.from({ length: count }, () => (attempt < 2 ? 0 : random() * (attempt % 5)));
    const tried = dispatched(problem, { noise, isByLeft: attempt % 2 === 1 });
    looks += tried.looks;
    const end = endOfAll(problem, tried.progress);
    if (end < bestEnd || tried.progress.order.length > best.order.length) [best, bestEnd] = [tried.progress, end];
  }
  if (bestEnd <= bound || count > proofUpTo) return { progress: best, bound, isShortest: bestEnd <= bound };
  const proof = everyOrder(problem, bestEnd, bound);
  return { progress: proof.progress ?? best, bound, isShortest: proof.isDone };
}

interface Preference {
  /** Taken from what counts for a match. */
  noise: readonly number[];
  /** Whether teams with the most matches left come first, rather than the first round. */
  isByLeft: boolean;
}

/** One plan: of those that can begin first, the match with the longest tail. */
function dispatched(problem: Problem, { noise, isByLeft }: Preference): { progress: Progress; looks: number } {
  const { matches, setup, tail, shared } = problem;
  const progress = begin(problem);
  const left = shared.map(({ length }) => length);
  let looks = 0;
  const weight = (match: number): number => {
    const urgency = (tail[match] ?? 0) / setup.matchMinutes;
    const own = isByLeft ? (left[match] ?? 0) : -(matches[match]?.round ?? 0);
    return urgency * 4 + own + (noise[match] ?? 0);
  };
  for (;;) {
    let best: { match: number; at: { start: number; court: number }; weight: number } | null = null;
    for (const match of available(problem, progress)) {
      looks += 1;
      const at = earliest(problem, progress, match);
      if (at.court < 0) continue;
      const own = weight(match);
      if (!best || at.start < best.at.start || (at.start === best.at.start && own > best.weight))
        best = { match, at, weight: own };
    }
    if (!best) return { progress, looks };
    put(problem, progress, best.match, best.at);
    for (const other of shared[best.match] ?? []) left[other] = (left[other] ?? 0) - 1;
  }
}

/** Every order in which matches may begin, but those that can't end before the best one. */
function everyOrder(problem: Problem, end: number, bound: number): { progress: Progress | null; isDone: boolean } {
  const { setup, matches } = problem;
  let [found, best, looks]: [Progress | null, number, number] = [null, end, 0];
  const visit = (progress: Progress): void => {
    if (best <= bound || looks > looksMax.proof) return;
    if (progress.order.length === matches.length) {
      [found, best] = [progress, endOfAll(problem, progress)];
      return;
    }
    const options = available(problem, progress).map((match) => ({ match, at: earliest(problem, progress, match) }));
    looks += options.length;
    const first = Math.min(...options.map(({ at }) => at.start));
    const last = progress.order.at(-1) ?? -1;
    const choices = options
      // Whatever begins later than this could have waited for the first one to be over.
      .filter(({ at }) => at.court >= 0 && at.start < first + setup.matchMinutes + setup.restMinutes)
      // Those that begin together are put in one order only.
      .filter(({ match, at }) => at.start > lastStart(progress) || match > last)
      .toSorted((a, b) => a.at.start - b.at.start || (problem.tail[b.match] ?? 0) - (problem.tail[a.match] ?? 0));
    for (const { match, at } of choices) {
      const next = copyOf(progress);
      put(problem, next, match, at);
      if (endsAtLeast(problem, next) < best) visit(next);
    }
  };
  visit(begin(problem));
  return { progress: found, isDone: best <= bound || looks <= looksMax.proof };
}

/** Before when a plan that begins like this can't end. */
function endsAtLeast(problem: Problem, progress: Progress): number {
  const { setup, tail, ofTeam } = problem;
  const { matchMinutes, restMinutes } = setup;
  const from = lastStart(progress);
  let [least, left] = [from + matchMinutes, 0];
  for (const [match, start] of progress.starts.entries()) {
    if (!Number.isNaN(start)) continue;
    left += 1;
    least = Math.max(least, Math.max(from, progress.ready[match] ?? 0) + matchMinutes + (tail[match] ?? 0));
  }
  for (const own of ofTeam) {
    const ahead = own.filter((match) => Number.isNaN(progress.starts[match]));
    if (ahead.length === 0) continue;
    const ready = Math.max(from, Math.min(...ahead.map((match) => progress.ready[match] ?? 0)));
    least = Math.max(least, ready + ahead.length * matchMinutes + (ahead.length - 1) * restMinutes);
  }
  const free = progress.free.map((each) => Math.max(each, from));
  for (; left > 0; left--) {
    const court = free.indexOf(Math.min(...free));
    free[court] = (free[court] ?? 0) + matchMinutes;
    least = Math.max(least, free[court] ?? 0);
  }
  return least;
}
