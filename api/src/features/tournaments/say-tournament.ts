import type { TournamentRow } from './find-tournament.ts';
import { presentTournament } from './present-tournament.ts';

/** What is said of a tournament in a line, to anybody. */
export interface SaidTournament {
  isOver: boolean;
  winner: string | null;
  /** What came out last: `Oranje 3 – 1 Groen`. */
  latest: string | null;
}

/** @returns null before its matches are drawn, and once it is cancelled */
export function sayTournament(row: TournamentRow, now: Date): SaidTournament | null {
  const { stage, places, teams, matches } = presentTournament(row, null, now);
  if (stage === 'open' || stage === 'cancelled') return null;
  const nameOf = (id: string | null | undefined) => teams.find(({ _id }) => _id === id)?.name ?? null;
  const last = matches
    .filter(({ entered, result, score }) => entered !== null && score !== null && result?.gaveUp == null)
    .toSorted((a, b) => Date.parse(a.entered?.at ?? '') - Date.parse(b.entered?.at ?? ''))
    .at(-1);
  const [one, other] = last?.sides ?? [];
  return {
    isOver: stage === 'over',
    winner: nameOf(places[0]?.[0]),
    latest: last ? `${nameOf(one?.team)} ${last.score?.join(' – ')} ${nameOf(other?.team)}` : null,
  };
}
