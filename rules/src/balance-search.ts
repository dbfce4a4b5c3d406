/** Search steps before the best split so far is taken: a limit on work rather than time, so that every phone gives the same answer. */
const maxSteps = 600_000;

/** Sums of scores that differ by less differ only by rounding. */
export const epsilon = 1e-9;

/** A split being searched. When team sizes differ, an empty place of score 0 stands in for each missing player. */
interface Split {
  readonly scores: readonly number[];
  /** Places from this index on are empty. */
  readonly players: number;
  teams: number[];
  sums: number[];
  stepsLeft: number;
}

/**
 * Searches for an even split of many players: starts from a snake, swaps players one for one and then two for two while that makes the
 * teams more even, and tries again from the best split with some players swapped at random.
 * @param given - scores, strongest first
 * @returns the team of each player; sizes differ by at most one
 */
export function searchedSplit(given: readonly number[], teamCount: number): number[] {
  const empty = (teamCount - (given.length % teamCount)) % teamCount;
  const scores = [...given, ...zeros(empty)];
  const teams = scores.map((_, index) => snakeTeam(index, teamCount));
  const split: Split = { scores, players: given.length, teams, sums: zeros(teamCount), stepsLeft: maxSteps };
  for (const [index, score] of scores.entries()) add(split, teams[index] ?? 0, score);

  const random = minstd();
  let best = { teams: [...teams], sums: [...split.sums], range: rangeOf(split.sums) };
  // A single team, or teams of one, leave nothing to search.
  if (teamCount === 1 || teamCount === given.length) return best.teams;
  while (best.range > epsilon && split.stepsLeft > 0) {
    exchangeOnes(split);
    while (exchangeTwos(split));
    const range = rangeOf(split.sums);
    if (range < best.range) best = { teams: [...split.teams], sums: [...split.sums], range };
    split.teams = [...best.teams];
    split.sums = [...best.sums];
    perturb(split, random);
  }
  return best.teams.slice(0, given.length);
}

/** Makes every swap of two players that brings their teams closer, until none does. */
function exchangeOnes(split: Split): void {
  const { scores, sums, teams } = split;
  for (let gained = true; gained && split.stepsLeft > 0;) {
    gained = false;
    for (let one = 0; one < split.players; one++)
      for (let other = one + 1; other < teams.length; other++) {
        const [a = 0, b = 0] = [teams[one], teams[other]];
        if (a === b) continue;
        split.stepsLeft -= 1;
        const moved = (scores[one] ?? 0) - (scores[other] ?? 0);
        const apart = (sums[a] ?? 0) - (sums[b] ?? 0);
        if (moved * (apart - moved) <= epsilon || !mayHold(split, a, [one], [other])) continue;
        if (!mayHold(split, b, [other], [one])) continue;
        exchange(split, one, other);
        gained = true;
      }
  }
}

/**
 * Swaps two players for two between an extreme team and another, whichever pair brings them closest: far finer than one for one, because
 * there are so many more pairs. Tries the strongest team with the weakest first.
 * @returns whether any swap helped
 */
function exchangeTwos(split: Split): boolean {
  const ranked = split.sums.map((_, team) => team).sort((a, b) => (split.sums[b] ?? 0) - (split.sums[a] ?? 0));
  const [strongest = 0, weakest = 0] = [ranked[0], ranked.at(-1)];
  const between = ranked.slice(1, -1);
  const candidates: [number, number][] = [
    [strongest, weakest],
    ...between.map((team): [number, number] => [strongest, team]),
    ...between.map((team): [number, number] => [team, weakest]),
  ];
  return candidates.some(([high, low]) => split.stepsLeft > 0 && levelTwo(split, high, low));
}

interface Pair {
  places: [number, number];
  sum: number;
}

function levelTwo(split: Split, high: number, low: number): boolean {
  const apart = (split.sums[high] ?? 0) - (split.sums[low] ?? 0);
  const theirs = pairsOf(split, low);
  let best: { mine: Pair; other: Pair } | null = null;
  let least = apart - epsilon;
  for (const mine of pairsOf(split, high)) {
    // The ideal swap moves half of the difference between the teams.
    const at = firstFrom(theirs, mine.sum - apart / 2);
    for (const other of [theirs[at - 1], theirs[at]]) {
      if (!other || Math.abs(apart - 2 * (mine.sum - other.sum)) >= least) continue;
      if (!mayHold(split, high, mine.places, other.places) || !mayHold(split, low, other.places, mine.places)) continue;
      best = { mine, other };
      least = Math.abs(apart - 2 * (mine.sum - other.sum));
    }
  }
  if (!best) return false;
  exchange(split, best.mine.places[0], best.other.places[0]);
  exchange(split, best.mine.places[1], best.other.places[1]);
  return true;
}

/** Every pair of places in a team, the weakest pair first. */
function pairsOf(split: Split, team: number): Pair[] {
  const { scores, teams } = split;
  const places = scores.map((_, place) => place).filter((place) => teams[place] === team);
  const pairs = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .map((other): Pair => ({ places: [one, other], sum: (scores[one] ?? 0) + (scores[other] ?? 0) })),
  );
  split.stepsLeft -= 3 * scores.length + 8 * pairs.length;
  return pairs.sort((a, b) => a.sum - b.sum);
}

/** Index of the first pair whose sum is at least `sum`. */
function firstFrom(pairs: readonly Pair[], sum: number): number {
  let [from, to] = [0, pairs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pairs[middle]?.sum ?? 0) < sum) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Swaps some players at random, so that the next descent may end elsewhere. */
function perturb(split: Split, random: () => number): void {
  for (let left = 3; left > 0; left--) {
    const one = Math.floor(random() * split.players);
    const other = Math.floor(random() * split.teams.length);
    const [a = 0, b = 0] = [split.teams[one], split.teams[other]];
    split.stepsLeft -= 1;
    if (a !== b && mayHold(split, a, [one], [other]) && mayHold(split, b, [other], [one])) exchange(split, one, other);
  }
}

/** Whether a team that makes this swap still has at most one empty place, so that sizes differ by at most one. */
function mayHold({ teams, players }: Split, team: number, gives: readonly number[], gets: readonly number[]): boolean {
  if (gets.every((place) => place < players)) return true;
  let empty = gets.filter((place) => place >= players).length - gives.filter((place) => place >= players).length;
  for (let place = players; place < teams.length; place++) if (teams[place] === team) empty += 1;
  return empty <= 1;
}

function exchange(split: Split, one: number, other: number): void {
  const { scores, teams } = split;
  const [a = 0, b = 0] = [teams[one], teams[other]];
  const moved = (scores[one] ?? 0) - (scores[other] ?? 0);
  add(split, a, -moved);
  add(split, b, moved);
  teams[one] = b;
  teams[other] = a;
}

function add({ sums }: Split, team: number, score: number): void {
  sums[team] = (sums[team] ?? 0) + score;
}

export function rangeOf(sums: readonly number[]): number {
  return Math.max(...sums) - Math.min(...sums);
}

export function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

/** The team of the player at this index of a list dealt out as a snake: 0 1 2, 2 1 0, 0 1 2… */
export function snakeTeam(index: number, teamCount: number): number {
  const column = index % teamCount;
  return Math.floor(index / teamCount) % 2 === 0 ? column : teamCount - 1 - column;
}

/** Park and Miller's generator: good enough for shuffling, not for gambling. */
export function minstd(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
