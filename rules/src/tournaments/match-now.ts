import { isReady, type State } from './advance.ts';
import type { Match } from './matches.ts';

/** A match on its day. */
export interface Timed {
  match: Match;
  /** When it begins by the plan, or was called; null while neither is known. */
  begins: Date | null;
}

export type MatchStatus = 'waiting' | 'ready' | 'playing' | 'over' | 'notNeeded';

/** What a match is now. It is being played from its beginning for as long as a match takes; without a result it is `ready` again after that. */
export function statusOf(
  { match, begins }: Timed,
  state: State,
  { lasts, now }: { lasts: number; now: Date },
): MatchStatus {
  if (state.notNeeded.has(match.id)) return 'notNeeded';
  if (state.results.has(match.id)) return 'over';
  if (!isReady(match, state)) return 'waiting';
  const since = begins === null ? -1 : now.getTime() - begins.getTime();
  return since >= 0 && since < lasts ? 'playing' : 'ready';
}

/** Who enters a result, as far as one match goes. */
export interface Enterer {
  leads: boolean;
  /** The team whose captain they are; null if they are none. */
  captainOf: string | null;
}

/**
 * Why somebody can't enter the result of a match now; null if they can. Captains enter that of their own matches, from its beginning; who leads the
 * tournament that of any, as a day may run ahead of its plan, and what a team that withdrew had played. In a queue nobody waits for a time.
 */
export function refuseEntering(
  { match, begins }: Timed,
  state: State,
  { by, isQueue, now }: { by: Enterer; isQueue: boolean; now: Date },
): 'not_allowed' | 'match_not_ready' | 'result_not_yet' | null {
  const teams = state.teams.get(match.id) ?? [null, null];
  if (!by.leads && (by.captainOf === null || !teams.includes(by.captainOf))) return 'not_allowed';
  if (teams.includes(null) || state.notNeeded.has(match.id)) return 'match_not_ready';
  if (by.leads) return null;
  if (state.results.has(match.id) && !match.result) return 'match_not_ready';
  return isQueue || (begins !== null && begins <= now) ? null : 'result_not_yet';
}
