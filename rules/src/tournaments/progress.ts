import type { Problem } from './problem.ts';
import { openFrom } from './timetable.ts';

/** A plan being made: matches are put in the order in which they begin. */
export interface Progress {
  /** When each match begins, and on which court; NaN and -1 while it isn't put. */
  starts: Float64Array;
  courts: Int16Array;
  /** Before when each can't begin, because of what was put. */
  ready: Float64Array;
  /** Of how many matches each waits for the result. */
  waiting: Int16Array;
  /** From when each court is free. */
  free: Float64Array;
  /** Those put, in their order, and how many of them are finals. */
  order: number[];
  finals: number;
}

export function begin(problem: Problem): Progress {
  const count = problem.matches.length;
  return {
    starts: new Float64Array(count).fill(Number.NaN),
    courts: new Int16Array(count).fill(-1),
    ready: new Float64Array(count),
    waiting: Int16Array.from(problem.needs, ({ length }) => length),
    free: new Float64Array(problem.setup.courts.length),
    order: [],
    finals: 0,
  };
}

export const copyOf = (progress: Progress): Progress => ({
  starts: progress.starts.slice(),
  courts: progress.courts.slice(),
  ready: progress.ready.slice(),
  waiting: progress.waiting.slice(),
  free: progress.free.slice(),
  order: [...progress.order],
  finals: progress.finals,
});

/** When the last one that was put begins. */
export const lastStart = ({ order, starts }: Progress): number => starts[order.at(-1) ?? -1] ?? 0;

/** The first moment at which a match may begin after all that was put, and its court; infinite if no court has time for it. */
export function earliest(problem: Problem, progress: Progress, match: number): { start: number; court: number } {
  const { setup, together } = problem;
  const { order, ready, free, starts } = progress;
  const busyUntil = (starts[order[order.length - together] ?? -1] ?? -setup.matchMinutes) + setup.matchMinutes;
  const from = Math.max(ready[match] ?? 0, lastStart(progress), busyUntil);
  let best = { start: Number.POSITIVE_INFINITY, court: -1 };
  for (const court of courtsFor(problem, match)) {
    const each = setup.courts[court];
    const start = each ? openFrom(each, Math.max(from, free[court] ?? 0), setup.matchMinutes) : best.start;
    if (start < best.start) best = { start, court };
  }
  return best;
}

/** The courts on which a match may be, the one it takes first among those free at once: what ends a tournament leaves the first to the final. */
function courtsFor({ setup, finals, tail, others }: Problem, match: number): number[] {
  if (finals[match]) return [0];
  const courts = [...setup.courts.keys()];
  return tail[match] === 0 && others < finals.length ? courts.toReversed() : courts;
}

/** The matches that wait for nothing but a court; the finals wait for all others. */
export function available(problem: Problem, { starts, waiting, order, finals }: Progress): number[] {
  const isTimeForFinals = order.length - finals === problem.others;
  const free: number[] = [];
  for (let match = 0; match < starts.length; match++)
    if (Number.isNaN(starts[match]) && waiting[match] === 0 && (!problem.finals[match] || isTimeForFinals))
      free.push(match);
  return free;
}

export function put(problem: Problem, progress: Progress, match: number, at: { start: number; court: number }): void {
  const end = at.start + problem.setup.matchMinutes;
  progress.starts[match] = at.start;
  progress.courts[match] = at.court;
  progress.free[at.court] = end;
  progress.order.push(match);
  if (problem.finals[match]) progress.finals += 1;
  for (const other of problem.shared[match] ?? [])
    progress.ready[other] = Math.max(progress.ready[other] ?? 0, end + problem.setup.restMinutes);
  for (const next of problem.feeds[match] ?? []) {
    progress.waiting[next] = (progress.waiting[next] ?? 0) - 1;
    progress.ready[next] = Math.max(progress.ready[next] ?? 0, end);
  }
}

/** When the last match ends; infinite while one isn't put. */
export function endOfAll(problem: Problem, progress: Progress): number {
  return progress.order.length < problem.matches.length
    ? Number.POSITIVE_INFINITY
    : lastStart(progress) + problem.setup.matchMinutes;
}
