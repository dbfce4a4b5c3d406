import type { playOffs as named } from './form.ts';
import { loserOf, type Match, type Side, type Tournament, team, winnerOf } from './matches.ts';

/** Who plays on after losing: nobody, the losers of the semi-finals for the third place, or everybody for each place. */
export type PlayOffs = (typeof named)[number];

interface Bracket {
  matches: Match[];
  places: Side[][];
}

/**
 * A knock-out in the usual order of seeds, so that the first two meet in the final. Where a bracket isn't full, the first seeds have no match in the
 * first round.
 * @param sides - the strongest first, at least two
 * @param name - begins the ids of its matches
 * @param best - the place for which it is played
 */
export function knockOut(sides: readonly Side[], playOffs: PlayOffs, name = 'K', best = 1): Bracket {
  const slots = seedOrder(sides.length).map((seed) => sides[seed - 1] ?? null);
  const bracket: Bracket = { matches: [], places: [] };
  play(bracket, slots, { name, playOffs, best, round: 1 });
  return bracket;
}

/** @param teams - ids, the strongest first */
export function singleElimination(teams: readonly string[], playOffs: PlayOffs = 'third'): Tournament {
  return { ...knockOut(teams.map(team), playOffs), withdrawn: [] };
}

/** The seeds from the top of a full bracket to its bottom: of the first two halves, of the first four quarters, and so on. */
export function seedOrder(count: number): number[] {
  let order = [1];
  while (order.length < count) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

interface Where {
  name: string;
  playOffs: PlayOffs;
  /** The best place that these sides may take. */
  best: number;
  round: number;
}

/** One round of a bracket, then that of its winners, and of its losers where they play on; null is nobody. */
function play(bracket: Bracket, slots: readonly (Side | null)[], where: Where): void {
  const present = slots.filter((slot) => slot !== null);
  if (present.length === 0) return;
  if (present.length === 1) {
    bracket.places.push(present);
    return;
  }
  const places = [where.best, where.best + present.length - 1] as const;
  const pairs = Array.from({ length: slots.length / 2 }, (_, index) => slots.slice(2 * index, 2 * index + 2));
  const met = pairs.map(([one = null, other = null], index) => {
    if (one === null || other === null) return { winner: one ?? other, loser: null };
    const id = `${where.name}${where.best}-${where.round}-${index + 1}`;
    const match: Match = {
      id,
      stage: 'knock-out',
      group: null,
      round: where.round,
      sides: [one, other],
      places,
      result: null,
    };
    bracket.matches.push(match);
    return { winner: winnerOf(match), loser: loserOf(match) };
  });
  const winners = met.map(({ winner }) => winner);
  const losers = met.map(({ loser }) => loser);
  play(bracket, winners, { ...where, round: where.round + 1 });
  const rest = losers.filter((loser) => loser !== null);
  const playOn =
    where.playOffs === 'all' ||
    (where.playOffs === 'third' && where.best === 1 && winners.length === 2 && rest.length === 2);
  if (playOn)
    play(bracket, losers, { ...where, best: where.best + present.length - rest.length, round: where.round + 1 });
  else if (rest.length > 0) bracket.places.push(rest);
}
