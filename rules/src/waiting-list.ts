import type { GameTimes } from './game-status.ts';
import { hoursBefore, minute } from './instants.ts';
import { joiningClosesAt } from './joining.ts';
import { type GameStatus, holdMinutes, quietHours, waitingList } from './limits.ts';
import { minutesOfDay, nextLocalTime } from './local-time.ts';
import type { Cents } from './money.ts';

/** What becomes of an open spot and the first in line for it. */
export type Promotion =
  | { outcome: 'join' }
  /** The spot is kept for them until then. */
  | { outcome: 'offer'; until: Date }
  /** Everyone who waits is told that there is a spot, and the first to take it has it. */
  | { outcome: 'tell' }
  | { outcome: 'none' };

/**
 * What an open spot brings the first in line (3-decisions §3): a free one, or one that they agreed to pay and can pay, is
 * theirs at once; any other is kept for them for a while. In the last 2 hours before joining closes nobody is charged by itself
 * and no spot is kept: everyone is told at once; after that nobody is promoted.
 */
export function decidePromotion(
  game: GameTimes & { status: GameStatus; archived: boolean },
  /** `allowedCents`: what they agreed to pay without being asked again; null: nothing. `totalCents`: what they would pay. */
  entry: { allowedCents: Cents | null; totalCents: Cents; balanceCents: Cents },
  now: Date,
): Promotion {
  const closesAt = joiningClosesAt(game);
  if (game.status === 'cancelled' || game.archived || now >= closesAt) return { outcome: 'none' };
  const { allowedCents, totalCents, balanceCents } = entry;
  if (game.priceCents === 0) return { outcome: 'join' };
  if (now >= hoursBefore(closesAt, waitingList.lastHours)) return { outcome: 'tell' };
  if (allowedCents !== null && totalCents <= allowedCents && totalCents <= balanceCents) return { outcome: 'join' };
  return { outcome: 'offer', until: offerEndsAt(now, closesAt) };
}

/**
 * Until when a spot is kept for the first in line: 30 minutes in which they may be awake. From 22 to 8 the time stands
 * still, unless the game is so near that waiting for the morning would leave nobody else time to join.
 */
export function offerEndsAt(now: Date, joiningClosesAt: Date): Date {
  const running = new Date(now.getTime() + holdMinutes.waitingListOffer * minute);
  const rested = pauseAtNight(now, running);
  const near = rested > hoursBefore(joiningClosesAt, waitingList.lastHours);
  const until = near ? running : rested;
  return until < joiningClosesAt ? until : joiningClosesAt;
}

/** Moves an end behind the night by as much of the time as lies in it. */
function pauseAtNight(now: Date, end: Date): Date {
  const sinceMidnight = minutesOfDay(now);
  const untilNight = (quietHours.from * 60 - sinceMidnight) * minute;
  const isNight = sinceMidnight >= quietHours.from * 60 || sinceMidnight < quietHours.until * 60;
  const nightStarts = isNight ? now : new Date(now.getTime() + untilNight);
  if (end <= nightStarts) return end;
  return new Date(
    nextLocalTime(nightStarts, quietHours.until * 60).getTime() + (end.getTime() - nightStarts.getTime()),
  );
}

/**
 * How likely somebody at a place of a waiting list gets in, from what became of those who had that place in past games:
 * a whole percentage in steps of 5, or null while there are too few of them to say (waitingList.leastPast).
 */
export function chanceOfPromotion(past: { promoted: number; total: number }): number | null {
  if (past.total < waitingList.leastPast) return null;
  return Math.round((past.promoted / past.total) * 20) * 5;
}
