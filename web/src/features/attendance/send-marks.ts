import type { CheckIn, ErrorCode } from '@rondo/contract';
import { markSpots } from '@rondo/contract/calls';
import { ApiError, call } from '../../platform/api.ts';
import { onceAtATime } from '../../platform/once-at-a-time.ts';
import { storedIds } from '../../platform/stored.ts';
import { keptMarksEntry, readMarks, storeMarks, withoutSent } from './kept-marks.ts';

/** Refusals after which a mark will never be taken. */
const final: ReadonlySet<ErrorCode> = new Set([
  'check_in_closed',
  'game_cancelled',
  'game_not_found',
  'not_allowed',
  'invalid_input',
]);

/**
 * Sends a game's marks that wait on this phone; marks that the server will never take are dropped.
 * @returns the list after that; null if nothing had to be sent
 */
export const sendMarks = onceAtATime(async (gameId: string): Promise<CheckIn | null> => {
  const marks = [...readMarks(gameId)];
  if (marks.length === 0) return null;
  const drop = () => storeMarks(gameId, withoutSent(readMarks(gameId), marks));
  try {
    const { data } = await call(markSpots, { params: { id: gameId }, body: { marks } });
    drop();
    return data.checkIn;
  } catch (error) {
    if (error instanceof ApiError && final.has(error.code)) drop();
    throw error;
  }
});

/** Sends the marks of all games that an earlier visit left behind. */
export default async function sendLeftMarks(): Promise<void> {
  for (const gameId of storedIds(keptMarksEntry)) await sendMarks(gameId).catch(() => null);
}
