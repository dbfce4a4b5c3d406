import type { Problem } from './problem.ts';
import { endOfAll, type Progress } from './progress.ts';

/** Looks at other matches before the waiting stays as it is. */
const looksMax = 2_000_000;

/**
 * Swaps matches while that makes the waiting between a team's matches more equal: the sum of the squares of all gaps falls, so the longest ones go
 * first. When the last match ends doesn't change.
 */
export function evenWaiting(problem: Problem, progress: Progress): void {
  const { matches, finals, shared } = problem;
  const own = teamsOf(problem);
  if (endOfAll(problem, progress) === Number.POSITIVE_INFINITY) return;
  let looks = 0;
  for (let gained = true; gained;) {
    gained = false;
    for (let one = 0; one < matches.length; one++)
      for (let other = one + 1; other < matches.length && looks < looksMax; other++) {
        if (progress.starts[one] === progress.starts[other] || finals[one] || finals[other]) continue;
        looks += (shared[one] ?? []).length + 10;
        const teams = [...new Set([...(own[one] ?? []), ...(own[other] ?? [])])];
        const before = unevenness(problem, progress, teams);
        swap(progress, one, other);
        if (
          fits(problem, progress, one) &&
          fits(problem, progress, other) &&
          unevenness(problem, progress, teams) < before
        )
          gained = true;
        else swap(progress, one, other);
      }
  }
}

/** The known teams of each match, by their index in `ofTeam`. */
function teamsOf({ matches, ofTeam }: Problem): number[][] {
  const own = matches.map((): number[] => []);
  for (const [team, all] of ofTeam.entries()) for (const match of all) own[match]?.push(team);
  return own;
}

function unevenness({ ofTeam, setup }: Problem, { starts }: Progress, teams: readonly number[]): number {
  let sum = 0;
  for (const team of teams) {
    const own = (ofTeam[team] ?? []).map((match) => starts[match] ?? 0).sort((a, b) => a - b);
    for (let at = 1; at < own.length; at++) sum += ((own[at] ?? 0) - (own[at - 1] ?? 0) - setup.matchMinutes) ** 2;
  }
  return sum;
}

function swap({ starts, courts }: Progress, one: number, other: number): void {
  [starts[one], starts[other]] = [starts[other] ?? 0, starts[one] ?? 0];
  [courts[one], courts[other]] = [courts[other] ?? 0, courts[one] ?? 0];
}

/** Whether a match may stand where it stands: after what it needs, before what needs it, with its teams' rest. */
function fits({ setup, shared, needs, feeds }: Problem, { starts }: Progress, match: number): boolean {
  const { matchMinutes, restMinutes } = setup;
  const start = starts[match] ?? 0;
  return (
    (shared[match] ?? []).every((other) => Math.abs((starts[other] ?? 0) - start) >= matchMinutes + restMinutes) &&
    (needs[match] ?? []).every((need) => (starts[need] ?? 0) + matchMinutes <= start) &&
    (feeds[match] ?? []).every((next) => start + matchMinutes <= (starts[next] ?? 0))
  );
}
