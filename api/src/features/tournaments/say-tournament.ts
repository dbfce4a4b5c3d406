import { sayLatest } from '@rondo/rules/tournaments';
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
  const winner = teams.find(({ _id }) => _id === places[0]?.[0])?.name ?? null;
  return { isOver: stage === 'over', winner, latest: sayLatest(matches, teams) };
}
