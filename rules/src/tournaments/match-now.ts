import { isReady, type State } from './advance.ts';
import { refuseSets } from '../results.ts';
import type { Match, Result } from './matches.ts';
import { winnerIndex } from './points.ts';
import type { Terms } from './terms.ts';

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

type MatchRefusal = { code: 'result_needs_winner' | 'invalid_input' } | ReturnType<typeof refuseSets>;

/**
 * Why this is no result of a match; null if it is one: in a knock-out somebody wins, and a set that isn't the last was played to its end. Goals and
 * points are one part.
 */
export function refuseResult({ stage }: Pick<Match, 'stage'>, result: Result, terms: Terms): MatchRefusal {
  if (result.gaveUp !== undefined) return null;
  const { length } = result.parts;
  if (length === 0 || (terms.counting !== 'sets' && length > 1)) return { code: 'invalid_input' };
  const unfinished = terms.counting === 'sets' ? refuseSets(result.parts, terms.setPoints) : null;
  if (unfinished) return unfinished;
  return needsWinner(stage) && winnerIndex(result, terms) === null ? { code: 'result_needs_winner' } : null;
}

const needsWinner = (stage: Match['stage']): boolean => stage === 'knock-out' || stage === 'losers';

/** A result without what says nothing: a shoot-out where nobody needs to win or somebody won, and what a side had that gave up. */
export function tidyResult({ stage }: Pick<Match, 'stage'>, { parts, shootOut, gaveUp }: Result, terms: Terms): Result {
  if (gaveUp !== undefined) return { parts: [], gaveUp };
  const decides = shootOut !== undefined && needsWinner(stage) && winnerIndex({ parts }, terms) === null;
  return decides ? { parts, shootOut } : { parts };
}

/** The ids of matches that were played whose teams would be others by these results: a correction that changes them came too late. */
export function playedByOthers(matches: readonly Match[], before: State, after: State): string[] {
  const named = ({ id }: Match, { teams }: State) => teams.get(id)?.join(' ');
  return matches
    .filter((match) => match.result && (named(match, before) !== named(match, after) || after.notNeeded.has(match.id)))
    .map(({ id }) => id);
}
