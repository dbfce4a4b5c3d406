import type { Part } from '../results.ts';
import type { matchStages } from './form.ts';

/**
 * The matches of a tournament, whatever its format (decisions/0146-the-engine-of-tournaments.md). A format is a function from teams to a
 * {@link Tournament}; what came out is written into `result`, and `advance.ts` says from there who plays whom.
 */

/** Where a side comes from: who won or lost a match, by its id, or who took a rank of a group, from 1. */
export type Source = { winner: string } | { loser: string } | { group: string; rank: number };

/** A team, by its id, or whoever comes from somewhere. */
export type Side = { team: string } | { from: Source };

export type Sides = readonly [one: Side, other: Side];

/** Which of the two sides. */
export type Which = 0 | 1;

/** What came out of a match. */
export interface Result {
  /** Goals, points, or each set. */
  parts: readonly Part[];
  /** Who won the shoot-out, or whatever decided a knock-out match that ended level. */
  shootOut?: Which;
  /** Who didn't play, so that the other side won. */
  gaveUp?: Which;
}

export interface Match {
  id: string;
  stage: (typeof matchStages)[number];
  /** The group whose table it counts for; null elsewhere. */
  group: string | null;
  /** From 1 within its stage and group. */
  round: number;
  sides: Sides;
  /** The places for which it is played, such as 1 to 2 in a final; null where it decides no place by itself. */
  places: readonly [best: number, worst: number] | null;
  /** Played only if this side won that match: the second final of a double elimination. */
  onlyIf?: { match: string; wonBy: Which };
  result: Result | null;
}

export interface Tournament {
  matches: readonly Match[];
  /** Who takes each place, the first one first; those in one entry share it. */
  places: readonly (readonly Side[])[];
  /** Teams that withdrew: what they had not played is lost by walk-over. */
  withdrawn: readonly string[];
}

export const team = (id: string): Side => ({ team: id });
export const winnerOf = (match: Match): Side => ({ from: { winner: match.id } });
export const loserOf = (match: Match): Side => ({ from: { loser: match.id } });
export const rankOf = (group: string, rank: number): Side => ({ from: { group, rank } });

/** A name of a side: the same for the same side, and of no other. */
export function keyOf(side: Side): string {
  if ('team' in side) return `team ${side.team}`;
  const { from } = side;
  if ('winner' in from) return `winner ${from.winner}`;
  return 'loser' in from ? `loser ${from.loser}` : `rank ${from.rank} ${from.group}`;
}

/** Whether a match is a final, for the first place. */
export const isFinal = ({ places }: Pick<Match, 'places'>): boolean => places?.[0] === 1 && places[1] === 2;

/** The ids of the matches that decide who a side is, straight: one, those of a whole group, or none of a team. */
export function neededFor(side: Side, matches: readonly Match[]): string[] {
  if ('team' in side) return [];
  const { from } = side;
  const isNeeded = ({ id, group }: Match) =>
    'group' in from ? group === from.group : id === ('winner' in from ? from.winner : from.loser);
  return matches.filter(isNeeded).map(({ id }) => id);
}

/** The ids of the matches whose results a match needs, straight. */
export function neededBy({ sides, onlyIf }: Pick<Match, 'sides' | 'onlyIf'>, matches: readonly Match[]): string[] {
  const ids = sides.flatMap((side) => neededFor(side, matches));
  return [...new Set(onlyIf ? [...ids, onlyIf.match] : ids)];
}

/** A tournament with another team in somebody's stead, before anything was played: the next in line. */
export function withInstead(tournament: Tournament, gone: string, next: string): Tournament {
  const swap = (side: Side): Side => ('team' in side && side.team === gone ? team(next) : side);
  const matches = tournament.matches.map((match) => {
    const [one, other] = match.sides;
    return { ...match, sides: [swap(one), swap(other)] as const };
  });
  return { ...tournament, matches, places: tournament.places.map((place) => place.map(swap)) };
}
