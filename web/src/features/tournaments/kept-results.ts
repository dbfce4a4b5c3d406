import type { CallRequest, enterMatchResult } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { readStored, store } from '../../platform/stored.ts';

/** What came out of a match, as it is sent. */
export type EnteredResult = CallRequest<typeof enterMatchResult>['body'];

/** Results that are kept on the phone until they are sent, by match. */
type KeptResults = Readonly<Record<string, EnteredResult>>;

export const keptResultsEntry = keptByScripts.matchResults;

/** The results that wait of a tournament; none if the stored text can't be read. */
export function readKeptResults(tournamentId: string): KeptResults {
  try {
    return JSON.parse(readStored(keptResultsEntry, tournamentId) ?? '{}') as KeptResults;
  } catch {
    return {};
  }
}

/** Keeps the result of a match, or with null forgets it. */
export function keepResultOf(tournamentId: string, matchId: string, entered: EnteredResult | null): void {
  const { [matchId]: _, ...others } = readKeptResults(tournamentId);
  const kept = entered ? { ...others, [matchId]: entered } : others;
  store(keptResultsEntry, Object.keys(kept).length > 0 ? JSON.stringify(kept) : null, tournamentId);
}
