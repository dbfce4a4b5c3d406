import { type State, stateOf } from './advance.ts';
import { keyOf, type Match, rankOf, type Side, type Tournament } from './matches.ts';
import type { Judged, Table } from './standings.ts';
import { type Swiss, swissRound, swissTable } from './swiss.ts';

/**
 * A Swiss tournament on its day. A round is drawn when the one before is over, but its matches have times and courts from the start: until then their
 * sides are seats, the ranks of the round before, which nobody takes (decisions/0149-the-day-of-a-tournament.md).
 */

/** The round of a Swiss match as a group, of which the seats of the next one are ranks. */
const roundName = (round: number): string => `S-${round}`;

const seatOf = (round: number, seat: number): Side => rankOf(roundName(round - 1), seat);

/** The first round, and the seats of the others. @param teams - ids, the strongest first */
export function swissDraw(teams: readonly string[], rounds: number): Tournament {
  const first = swissRound({ teams, matches: [], withdrawn: [] }, unjudged) ?? [];
  const later = Array.from({ length: rounds - 1 }, (_, index) =>
    first.map((_match, at) => seatsOf(index + 2, at + 1)),
  ).flat();
  return { matches: [...first, ...later], places: [], withdrawn: [] };
}

/** Before anything was played nobody is judged. */
const unjudged: Judged = {
  terms: { counting: 'goals', setPoints: null, points: () => 0, walkOverPoints: [0, 0], walkOver: [], tieBreaks: [] },
  lots: [],
  fairPlay: new Map(),
};

function seatsOf(round: number, number: number): Match {
  const sides = [seatOf(round, 2 * number - 1), seatOf(round, 2 * number)] as const;
  const id = `${roundName(round)}-${number}`;
  return { id, stage: 'swiss', group: null, round, sides, places: null, result: null };
}

/** Whether a side is a seat of a round that isn't drawn, of which nobody knows anything. */
export const isSeat = (side: Side): boolean =>
  'from' in side && 'group' in side.from && side.from.group.startsWith('S-');

const isDrawn = ({ sides }: Match): boolean => !sides.some(isSeat);

/** The matches as a plan takes them: a Swiss round waits for the one before. */
export const toPlan = (matches: readonly Match[]): Match[] =>
  matches.map((match) => (match.stage === 'swiss' ? { ...match, group: roundName(match.round) } : match));

/** How a Swiss tournament stands: its places are known when no round is to come. */
export function swissState({ teams, matches, withdrawn }: Swiss, judged: Judged): { state: State; table: Table } {
  const drawn = matches.filter(isDrawn);
  const state = stateOf({ matches, places: [], withdrawn }, judged);
  const table = swissTable({ teams, matches: drawn, withdrawn }, judged);
  const isOver = matches.every(({ id }) => state.results.has(id));
  const places = table.rows.map((row) => [isOver ? row.team : null]);
  return { state: { ...state, places }, table };
}

export interface Redrawn {
  /** All matches: those of a round that nobody is left for are gone. */
  matches: Match[];
  /** Whose stead each side of the changed round takes, by its key: the duties of who had the seat before are theirs. */
  seats: ReadonlyMap<string, Side>;
}

/**
 * The rounds after a result, a correction or a withdrawal: what began stays, the round after it is drawn, or again, when all before it is decided,
 * and those after that wait.
 * @param begun - the ids of matches that were called, or began by the plan
 */
export function redrawn({ teams, matches, withdrawn }: Swiss, judged: Judged, begun: ReadonlySet<string>): Redrawn {
  const stays = Math.max(1, ...matches.filter((match) => isDrawn(match) && (match.result || begun.has(match.id))).map(({ round }) => round)); // prettier-ignore
  const past = matches.filter(({ round }) => round <= stays);
  const { results } = stateOf({ matches: past, places: [], withdrawn }, judged);
  const isOver = past.every(({ id }) => results.has(id));
  const next = isOver ? (swissRound({ teams, matches: past, withdrawn }, judged) ?? []) : null;
  const present = teams.length - withdrawn.length;
  const seats = new Map<string, Side>();
  const later = matches.flatMap((match): Match[] => {
    if (match.round <= stays) return [];
    const number = Number(match.id.split('-')[2]);
    if (2 * number > present) return [];
    const seated = seatsOf(match.round, number);
    if (!next || match.round > stays + 1) return [seated];
    const drawn = next[number - 1];
    if (!drawn) return [];
    for (const which of [0, 1] as const) {
      seats.set(keyOf(match.sides[which]), drawn.sides[which]);
      seats.set(keyOf(seated.sides[which]), drawn.sides[which]);
    }
    return [{ ...match, sides: drawn.sides }];
  });
  return { matches: [...past, ...later], seats };
}
