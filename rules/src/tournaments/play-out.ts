import { minstd } from '../balance-search.ts';
import { isReady, type State, stateOf } from './advance.ts';
import type { Result, Tournament } from './matches.ts';
import type { Judged } from './standings.ts';
import { type Terms, termsOf } from './terms.ts';

/** What tests of tournaments play with: teams by number, and matches that end by chance. */

export const football: Terms = termsOf('Football') ?? neverNull();

function neverNull(): never {
  throw new Error('Football has winners.');
}

export const someTeams = (count: number): string[] => Array.from({ length: count }, (_, index) => `t${index + 1}`);

export const judgedBy = (terms: Terms, lots: readonly string[]): Judged => ({ terms, lots, fairPlay: new Map() });

/** A source of results from a seed: few goals, so that many are level, and a shoot-out for when a match needs a winner. */
export function resultsFrom(seed: number): () => Result {
  const random = minstd();
  for (let skipped = 0; skipped < seed % 997; skipped++) random();
  const goals = () => Math.floor(random() * 4);
  return () => ({ parts: [[goals(), goals()]], shootOut: random() < 0.5 ? 0 : 1 });
}

interface PlayedOut {
  tournament: Tournament;
  state: State;
  /** How often each team played. */
  times: Map<string, number>;
}

/** Plays every match that is ready until none is. @param before - changes the tournament after so many matches, such as by a withdrawal */
export function playOut(
  start: Tournament,
  judged: Judged,
  next: () => Result,
  before: (tournament: Tournament, played: number) => Tournament = (tournament) => tournament,
): PlayedOut {
  let tournament = before(start, 0);
  const times = new Map<string, number>();
  for (let played = 0; ;) {
    const state = stateOf(tournament, judged);
    const ready = tournament.matches.find((match) => isReady(match, state));
    if (!ready) return { tournament, state, times };
    for (const team of state.teams.get(ready.id) ?? []) times.set(team ?? '', (times.get(team ?? '') ?? 0) + 1);
    const result = next();
    const matches = tournament.matches.map((match) => (match.id === ready.id ? { ...match, result } : match));
    played += 1;
    tournament = before({ ...tournament, matches }, played);
  }
}
