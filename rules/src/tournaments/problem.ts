import { isFinal, type Match, neededBy, neededFor } from './matches.ts';
import { sharingOf } from './may-share.ts';
import type { Setup } from './timetable.ts';

/** What is to be planned, by the index of each match. */
export interface Problem {
  matches: readonly Match[];
  setup: Setup;
  /** The matches whose results each one needs, and those that need its. */
  needs: readonly (readonly number[])[];
  feeds: readonly (readonly number[])[];
  /** The matches in which some team of each one may play too. */
  shared: readonly (readonly number[])[];
  /** The matches of each team that is known. */
  ofTeam: readonly (readonly number[])[];
  /** What follows the end of each one at least, in minutes. */
  tail: readonly number[];
  /** The most matches at a time, as each needs two teams, and one for each role. */
  together: number;
  /** The finals, which begin after all others, on the first court. */
  finals: readonly boolean[];
  /** How many are no finals. */
  others: number;
}

/** @param matches - all that is not yet decided; those they need that aren't among them are taken as decided */
export function problemOf(matches: readonly Match[], setup: Setup): Problem {
  const index = new Map(matches.map(({ id }, at) => [id, at]));
  const needs = matches.map((match) => neededBy(match, matches).flatMap((id) => index.get(id) ?? []));
  const feeds = matches.map((): number[] => []);
  for (const [at, each] of needs.entries()) for (const need of each) feeds[need]?.push(at);
  const { shares } = sharingOf(matches);
  const shared = matches.map((): number[] => []);
  for (const [at, match] of matches.entries())
    for (let other = at + 1; other < matches.length; other++) {
      const second = matches[other];
      if (!second || !shares(match, second)) continue;
      shared[at]?.push(other);
      shared[other]?.push(at);
    }
  const teams = new Map<string, number[]>();
  for (const [at, { sides }] of matches.entries())
    for (const side of sides) if ('team' in side) teams.set(side.team, [...(teams.get(side.team) ?? []), at]);
  return {
    matches,
    setup,
    needs,
    feeds,
    shared,
    ofTeam: [...teams.values()],
    tail: tails(matches.length, feeds, shared, setup),
    // Without a known team, as late in a knock-out, nothing is known of how many there are.
    together:
      teams.size === 0
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.floor(sideCount(matches, teams.size) / (2 + setup.roles.length))),
    finals: matches.map(isFinal),
    others: matches.filter((match) => !isFinal(match)).length,
  };
}

/** How many teams there are: those known, and the ranks, winners and losers of what is decided elsewhere. */
function sideCount(matches: readonly Match[], known: number): number {
  const open = matches.flatMap(({ sides }) =>
    sides.filter((side) => 'from' in side && neededFor(side, matches).length === 0),
  );
  return known + open.length;
}

function tails(count: number, feeds: readonly number[][], shared: readonly number[][], setup: Setup): number[] {
  const known: (number | undefined)[] = Array.from({ length: count });
  const tailOf = (at: number): number => {
    const already = known[at];
    if (already !== undefined) return already;
    const after = (feeds[at] ?? []).map(
      (next) => (shared[at]?.includes(next) ? setup.restMinutes : 0) + setup.matchMinutes + tailOf(next),
    );
    return (known[at] = Math.max(0, ...after));
  };
  return Array.from({ length: count }, (_, at) => tailOf(at));
}
