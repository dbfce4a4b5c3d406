import type { GameTimes } from './game-status.ts';
import { hoursBefore, minute } from './durations.ts';
import { joiningClosesAt } from './joining.ts';
import { type GameStatus, holdMinutes, quietHours, waitingList } from './limits.ts';
import { minutesOfDay, nextLocalTime } from './local-time.ts';
import type { Cents } from './money.ts';

/** What happens to an open spot and the first person waiting for it. */
export type Promotion =
  | { outcome: 'join' }
  /** The spot is kept for them until then. */
  | { outcome: 'offer'; until: Date }
  /** Everyone on the waiting list is told that a spot is open, and the first to take it gets it. */
  | { outcome: 'tell' }
  | { outcome: 'none' };

/**
 * What happens when a spot opens (product.md#waiting-list, decisions/0011-waiting-list.md). The first person waiting gets it at once if
 * it is free, or if they agreed to pay for it and can; otherwise it is kept for them for a while. In the last 2 hours before joining
 * closes nobody is charged automatically and no spot is kept: everyone is told at once. After that nobody is promoted.
 */
export function decidePromotion(
  game: GameTimes & { status: GameStatus; archived: boolean },
  /** `allowedCents`: how much they agreed to pay without being asked again; null for nothing. `totalCents`: how much they would pay. */
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
 * Until when a spot is kept for the first person waiting: 30 minutes of waking time. From 22:00 to 8:00 the time stands still, unless the
 * game is so close that waiting until morning would leave others no time to join.
 */
export function offerEndsAt(now: Date, joiningClosesAt: Date): Date {
  const running = new Date(now.getTime() + holdMinutes.waitingListOffer * minute);
  const rested = pauseAtNight(now, running);
  const near = rested > hoursBefore(joiningClosesAt, waitingList.lastHours);
  const until = near ? running : rested;
  return until < joiningClosesAt ? until : joiningClosesAt;
}

/** Extends an end by the part of the time that falls in the night. */
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
