import type { ErrorCode, ShownResult } from '@rondo/contract';
import { enterResult } from '@rondo/contract/calls';
import { ApiError, call } from '../../platform/api.ts';
import { onceAtATime } from '../../platform/once-at-a-time.ts';
import { storedIds } from '../../platform/stored.ts';
import { keepResult, type KeptResult, keptResultEntry, readResult } from './kept-result.ts';

/** Refusals after which a result will never be taken as it is. */
const final: ReadonlySet<ErrorCode> = new Set([
  'game_not_found',
  'game_cancelled',
  'result_too_late',
  'result_stands',
  'result_teams',
  'set_not_over',
  'not_allowed',
  'invalid_input',
]);

/** Sends a result. @returns the one that counts after that */
export async function sendResult(gameId: string, { bouts, at }: KeptResult): Promise<ShownResult> {
  const sent = bouts.map(({ sides, parts }) => ({
    sides: [...sides] as [string, string],
    parts: parts.map(([one, other]): [number, number] => [one, other]),
  }));
  return (await call(enterResult, { params: { id: gameId }, body: { bouts: sent, at } })).data;
}

/**
 * Sends a game's result that waits on this phone, and drops it once the server took it or never will.
 * @returns the result after that; null if nothing had to be sent
 */
export const sendKept = onceAtATime(async (gameId: string): Promise<ShownResult | null> => {
  const kept = readResult(gameId);
  if (!kept) return null;
  // One that was entered meanwhile stays.
  const drop = () => readResult(gameId)?.at === kept.at && keepResult(gameId, null);
  try {
    const shown = await sendResult(gameId, kept);
    drop();
    return shown;
  } catch (error) {
    if (error instanceof ApiError && final.has(error.code)) drop();
    throw error;
  }
});

/** Sends the results of all games that an earlier visit left behind. */
export default async function sendLeftResults(): Promise<void> {
  for (const gameId of storedIds(keptResultEntry)) await sendKept(gameId).catch(() => null);
}
