import type { CalendarEntry } from './calendar-file.ts';
import type { GameStatus } from './limits.ts';

/** How a calendar's owner stands to a game in it: by their search they only found it. */
export const calendarParts = ['joined', 'waiting', 'organised', 'found'] as const;
export type CalendarPart = (typeof calendarParts)[number];

type Revision = NonNullable<CalendarEntry['revision']>;

/**
 * Whether a game is definite in a calendar and takes up its owner's time (product.md#calendars): only its players and its organiser are
 * busy, and a pending game may still be cancelled.
 */
export function calendarStanding(part: CalendarPart, status: GameStatus): Pick<Revision, 'status' | 'isBusy'> {
  if (status === 'cancelled') return { status: 'CANCELLED', isBusy: false };
  const isSure = status === 'confirmed' && part !== 'waiting';
  return { status: isSure ? 'CONFIRMED' : 'TENTATIVE', isBusy: part === 'joined' || part === 'organised' };
}

/**
 * A game's revision (RFC 5545 §3.8.7.4): whole seconds from its creation to its latest change, one more once it is cancelled. So it grows with each
 * state without a counter.
 */
export function calendarSequence(game: { createdAt: Date; changedAt: Date | null; status: GameStatus }): number {
  const { createdAt, changedAt, status } = game;
  const changed = changedAt === null ? 0 : Math.max(0, Math.ceil((changedAt.getTime() - createdAt.getTime()) / 1000));
  return changed + (status === 'cancelled' ? 1 : 0);
}
