import { epsilon, rangeOf, searchedSplit, zeros } from './balance-search.ts';

/** Up to this many players every split is tried: at most 138,600 (12 players in 5 teams), which takes some milliseconds. */
const exhaustiveUpTo = 12;

/**
 * Splits players into teams whose sizes differ by at most one, minimising the difference between the sums of the strongest and the
 * weakest team. Up to 12 players the result is optimal; beyond that it is the best that a search finds. Equal scores always give equal
 * teams.
 * @param scores - strongest first
 * @param teamCount - 1 to the number of players
 * @returns the team (0 to teamCount - 1) of each player, in the order of `scores`
 */
export function balancedSplit(scores: readonly number[], teamCount: number): number[] {
  return scores.length <= exhaustiveUpTo ? everySplit(scores, teamCount) : searchedSplit(scores, teamCount);
}

/** Places the players one by one. Empty teams are interchangeable, so only the first of them is tried. */
function everySplit(scores: readonly number[], teamCount: number): number[] {
  const least = Math.floor(scores.length / teamCount);
  let larger = scores.length % teamCount;
  const sums = zeros(teamCount);
  const sizes = zeros(teamCount);
  const teams = zeros(scores.length);
  let best: number[] = [];
  let bestRange = Number.POSITIVE_INFINITY;

  const place = (player: number): void => {
    if (player === scores.length) {
      const range = rangeOf(sums);
      if (range < bestRange - epsilon) [best, bestRange] = [[...teams], range];
      return;
    }
    const score = scores[player] ?? 0;
    for (let team = 0; team < teamCount; team++) {
      const size = sizes[team] ?? 0;
      const before = sums[team] ?? 0;
      if (size > least || (size === least && larger === 0)) continue;
      if (size === least) larger--;
      sizes[team] = size + 1;
      sums[team] = before + score;
      teams[player] = team;
      place(player + 1);
      sizes[team] = size;
      sums[team] = before;
      if (size === least) larger++;
      if (size === 0) break;
    }
  };
  place(0);
  return best;
}
