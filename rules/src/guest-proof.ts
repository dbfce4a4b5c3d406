import type { GameTimes } from './game-status.ts';
import { hoursBefore, minute } from './durations.ts';
import { joiningClosesAt } from './joining.ts';
import { type GameStatus, guestProof, waitingList } from './limits.ts';

/**
 * How long a guest keeps a free spot without having opened the link in its mail (product.md#guests): 30 minutes, or 15 in the last two
 * hours before joining closes. Anybody can type an address; only the person who reads its mail is a player.
 */
export function proofEndsAt(game: GameTimes & { status: GameStatus }, now: Date): Date {
  const isLate = now >= hoursBefore(joiningClosesAt(game), waitingList.lastHours);
  return new Date(now.getTime() + (isLate ? guestProof.lateMinutes : guestProof.minutes) * minute);
}
