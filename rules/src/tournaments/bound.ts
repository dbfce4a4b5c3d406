import type { Problem } from './problem.ts';
import { openFrom } from './timetable.ts';

/**
 * Before when no plan ends, in minutes: as many matches as the courts' hours hold, as many at a time as there are teams, each team's matches with the
 * rest between them, and each match with what must follow it.
 */
export function boundOf(problem: Problem): number {
  const { setup, tail, ofTeam, together } = problem;
  const { matchMinutes, restMinutes } = setup;
  const opens = Math.min(...setup.courts.map((court) => openFrom(court, 0, matchMinutes)));
  const bounds = [0];
  for (const after of new Set(tail)) {
    const count = tail.filter((each) => each >= after).length;
    bounds.push(courtsHold(problem, count) + after);
    // Teams that have just played rest, so within a match and a rest nobody plays twice.
    const atOnce = Math.min(together, teamsAtOnce(problem));
    bounds.push(opens + Math.floor((count - 1) / atOnce) * matchMinutes + matchMinutes + after);
    const apart = Math.floor((count - 1) / teamsAtOnce(problem));
    bounds.push(opens + apart * (matchMinutes + restMinutes) + matchMinutes + after);
  }
  for (const own of ofTeam) {
    const after = Math.min(...own.map((match) => tail[match] ?? 0));
    bounds.push(opens + own.length * matchMinutes + (own.length - 1) * restMinutes + after);
  }
  return Math.max(...bounds);
}

/** Half of the teams, as two play a match; all of them are known, or nothing is. */
function teamsAtOnce({ matches, ofTeam }: Problem): number {
  const isAllKnown = matches.every(({ sides }) => sides.every((side) => 'team' in side));
  return isAllKnown ? Math.max(1, Math.floor(ofTeam.length / 2)) : Number.POSITIVE_INFINITY;
}

/** When the courts have had time for so many matches; infinite if they never have. */
function courtsHold({ setup }: Problem, count: number): number {
  const free = setup.courts.map((court) => openFrom(court, 0, setup.matchMinutes));
  let end = 0;
  for (let put = 0; put < count; put++) {
    const start = Math.min(...free);
    const court = free.indexOf(start);
    end = start + setup.matchMinutes;
    const next = setup.courts[court];
    free[court] = next ? openFrom(next, end, setup.matchMinutes) : Number.POSITIVE_INFINITY;
  }
  return end;
}
