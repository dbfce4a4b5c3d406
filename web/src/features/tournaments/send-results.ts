import type { ErrorCode, Tournament } from '@rondo/contract';
import { enterMatchResult } from '@rondo/contract/calls';
import { ApiError, call, isUnanswered } from '../../platform/api.ts';
import { onceAtATime } from '../../platform/once-at-a-time.ts';
import { storedIds } from '../../platform/stored.ts';
import { type EnteredResult, keepResultOf, keptResultsEntry, readKeptResults } from './kept-results.ts';

/** Refusals after which a result will never be taken as it is. */
const final: ReadonlySet<ErrorCode> = new Set([
  'game_not_found',
  'game_cancelled',
  'tournament_not_drawn',
  'match_not_found',
  'match_not_ready',
  'match_teams_changed',
  'match_decided_others',
  'result_too_late',
  'result_needs_winner',
  'set_not_over',
  'not_allowed',
  'invalid_input',
]);

export const sendResultOf = (id: string, matchId: string, body: EnteredResult) =>
  call(enterMatchResult, { params: { id, matchId }, body });

/**
 * Sends the results of a tournament that wait on this phone, the earliest first, and drops each that the server took or never will.
 * @returns the tournament after that; null if nothing had to be sent
 * @throws the first refusal, once all were tried
 */
export const sendKeptResults = onceAtATime(async (id: string): Promise<Tournament | null> => {
  const tried = new Set<EnteredResult['at']>();
  const refused: unknown[] = [];
  let shown: Tournament | null = null;
  for (;;) {
    // Read again each time, as another may have been entered meanwhile.
    const [next] = Object.entries(readKeptResults(id))
      .filter(([, { at }]) => !tried.has(at))
      .toSorted(([, a], [, b]) => Date.parse(a.at) - Date.parse(b.at));
    if (!next) break;
    const [matchId, entered] = next;
    tried.add(entered.at);
    const drop = () => readKeptResults(id)[matchId]?.at === entered.at && keepResultOf(id, matchId, null);
    try {
      shown = (await sendResultOf(id, matchId, entered)).data.tournament;
      drop();
    } catch (error) {
      if (isUnanswered(error)) throw error;
      if (error instanceof ApiError && final.has(error.code)) drop();
      refused.push(error);
    }
  }
  if (refused.length > 0) throw refused[0];
  return shown;
});

/** Sends the results of all tournaments that an earlier visit left behind. */
export default async function sendLeftResults(): Promise<void> {
  for (const id of storedIds(keptResultsEntry)) await sendKeptResults(id).catch(() => null);
}
