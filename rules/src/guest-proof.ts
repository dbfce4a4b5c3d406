import type { GameTimes } from './game-status.ts';
import { hoursBefore, minute } from './instants.ts';
import { joiningClosesAt } from './joining.ts';
import { type GameStatus, guestProof, waitingList } from './limits.ts';

/**
 * Until when a guest's free spot is theirs without the link in its mail having been opened (3-decisions §3): 30 minutes, 15 in
 * the last two hours before joining closes. Anybody can type an address: only who reads its mail is a player.
 */
export function proofEndsAt(game: GameTimes & { status: GameStatus }, now: Date): Date {
  const isLate = now >= hoursBefore(joiningClosesAt(game), waitingList.lastHours);
  return new Date(now.getTime() + (isLate ? guestProof.lateMinutes : guestProof.minutes) * minute);
}
