/** Up to this many players every split is tried: at most 138,600 of them (12 players in 5 teams), some milliseconds. */
const exhaustiveUpTo = 12;

/** Steps of search before the best split so far is taken: a bound on work, not on time, so that every phone says the same. */
const mostSteps = 400_000;

/** Below this, sums of scores are the same but for rounding. */
const nothing = 1e-9;

/**
 * Splits players into teams whose sizes differ by at most one, so that the strongest and the weakest team differ as
 * little as possible in their sums. Up to 12 players that is the least there is; beyond, the best that exchanging
 * players two by two finds, from a snake and then again and again from the best with some players moved at random
 * (always the same random: equal scores give equal teams).
 * @param scores - strongest first
 * @param teamCount - 1 to the number of players
 * @returns the team (0 to teamCount - 1) of each player, in the order of `scores`
 */
export function balancedSplit(scores: readonly number[], teamCount: number): number[] {
  return scores.length <= exhaustiveUpTo ? everySplit(scores, teamCount) : searchedSplit(scores, teamCount);
}

/** Places the players one by one. A team without anyone is like any other such team: only the first is tried. */
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
      if (range < bestRange - nothing) [best, bestRange] = [[...teams], range];
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

/** A split under search. Where teams are not of one size, an empty place of score 0 makes up for each missing player. */
interface Split {
  readonly scores: readonly number[];
  /** Places from this one on are empty ones. */
  readonly players: number;
  teams: number[];
  sums: number[];
  stepsLeft: number;
}

function searchedSplit(given: readonly number[], teamCount: number): number[] {
  const empty = (teamCount - (given.length % teamCount)) % teamCount;
  const scores = [...given, ...zeros(empty)];
  const split: Split = {
    scores,
    players: given.length,
    teams: scores.map((_, index) => snakeTeam(index, teamCount)),
    sums: zeros(teamCount),
    stepsLeft: mostSteps,
  };
  for (const [index, score] of scores.entries()) add(split, split.teams[index] ?? 0, score);

  const random = minstd();
  let best = { teams: split.teams, sums: split.sums, range: rangeOf(split.sums) };
  // One team, and teams of one, are what they are.
  if (teamCount === 1 || teamCount === given.length) return best.teams;
  while (best.range > nothing && split.stepsLeft > 0) {
    descend(split, evenness);
    descend(split, rangeAfter);
    const range = rangeOf(split.sums);
    if (range < best.range) best = { teams: [...split.teams], sums: [...split.sums], range };
    split.teams = [...best.teams];
    split.sums = [...best.sums];
    shake(split, random);
  }
  return best.teams.slice(0, given.length);
}

/** How much an exchange lowers what is minimised; 0 or less: no better. Takes the steps it costs. */
type Gain = (split: Split, one: number, other: number) => number;

/** Sum over the teams of their squared sums: falls as they become more even, also where the extremes stay. */
const evenness: Gain = (split, one, other) => {
  const { scores, teams, sums } = split;
  split.stepsLeft -= 1;
  const moved = (scores[one] ?? 0) - (scores[other] ?? 0);
  const apart = (sums[teams[one] ?? 0] ?? 0) - (sums[teams[other] ?? 0] ?? 0);
  return 2 * moved * (apart - moved);
};

/** The difference itself; only an exchange with one of the two extreme teams can lower it. */
const rangeAfter: Gain = (split, one, other) => {
  const { teams, sums } = split;
  split.stepsLeft -= sums.length;
  const before = rangeOf(sums);
  const [a = 0, b = 0] = [sums[teams[one] ?? 0], sums[teams[other] ?? 0]];
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  if (high < Math.max(...sums) && low > Math.min(...sums)) return 0;
  exchange(split, one, other);
  const after = rangeOf(sums);
  exchange(split, one, other);
  return before - after;
};

/** Takes every exchange that gains, until none does. */
function descend(split: Split, gain: Gain): void {
  const { teams } = split;
  for (let gained = true; gained && split.stepsLeft > 0;) {
    gained = false;
    for (let one = 0; one < split.players; one++)
      for (let other = one + 1; other < teams.length; other++) {
        if (teams[one] === teams[other] || split.stepsLeft <= 0) continue;
        if (gain(split, one, other) <= nothing || !isAllowed(split, one, other)) continue;
        exchange(split, one, other);
        gained = true;
      }
  }
}

/** Some random exchanges, from where the next descent may end elsewhere. */
function shake(split: Split, random: () => number): void {
  for (let left = 3; left > 0; left--) {
    const one = Math.floor(random() * split.players);
    const other = Math.floor(random() * split.teams.length);
    if (split.teams[one] !== split.teams[other] && isAllowed(split, one, other)) exchange(split, one, other);
    split.stepsLeft -= 1;
  }
}

/** No team has two empty places: sizes differ by at most one. */
function isAllowed({ teams, players }: Split, player: number, other: number): boolean {
  return other < players || !teams.slice(players).includes(teams[player] ?? 0);
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

function rangeOf(sums: readonly number[]): number {
  return Math.max(...sums) - Math.min(...sums);
}

/** The team of the player in this place of a list, dealt out as a snake: 0 1 2, 2 1 0, 0 1 2… */
export function snakeTeam(index: number, teamCount: number): number {
  const column = index % teamCount;
  return Math.floor(index / teamCount) % 2 === 0 ? column : teamCount - 1 - column;
}

/** Park and Miller's generator: for moving about, not for luck that people bet on. */
function minstd(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
