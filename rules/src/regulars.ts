import { hoursBefore } from './durations.ts';
import { signupOpensAt } from './joining.ts';
import type { GameStatus } from './limits.ts';

/** Spots of a series that are kept for people who play each week (product.md#regulars). Days and hours are absolute ones. */
export const regularSpots = {
  /** All regular spots together are at most this part of the smallest upcoming game. */
  partOfGame: 2,
  /** How many days before the start a spot is kept at least. */
  daysLeast: 1,
  daysMax: 7,
  daysDefault: 2,
  /** A new regular must have been in a game within this many days, or be in an upcoming one. */
  playedWithinDays: 90,
  /** How long before a spot is released its regular is told. */
  remindHours: 24,
} as const;

/** The most spots that can be for regulars: the same number in each upcoming game, limited by the smallest. */
export function maxRegularSpots(capacities: readonly number[]): number {
  return capacities.length === 0 ? 0 : Math.floor(Math.min(...capacities) / regularSpots.partOfGame);
}

/** An upcoming game of the series, by which an organiser's offer is decided. */
interface OfferedGame {
  capacity: number;
  isTournament: boolean;
  /** An external event, which is paid only through its link. */
  external: boolean;
}

/** Why this many spots can't be for regulars; null if they can. Fewer spots than regulars take nobody's place away. */
export function refuseRegularSpots(
  games: readonly OfferedGame[],
  spots: number,
): { code: 'regulars_not_here' } | { code: 'regulars_too_many'; most: number } | null {
  if (spots === 0) return null;
  if (games.some(({ isTournament, external }) => isTournament || external)) return { code: 'regulars_not_here' };
  const most = maxRegularSpots(games.map(({ capacity }) => capacity));
  return spots > most ? { code: 'regulars_too_many', most } : null;
}

/** Why somebody can't become a regular of a series; null if they can. */
export function refuseRegular(asked: {
  /** The places, and how many regulars have one. */
  spots: number;
  taken: number;
  gamesToCome: number;
  /** Whether they were in one of its games lately, or are in an upcoming one: so they have shown its passcode, and have its level. */
  hasPlayed: boolean;
}): 'regulars_over' | 'regulars_not_played' | 'regulars_full' | null {
  if (asked.gamesToCome === 0) return 'regulars_over';
  if (!asked.hasPlayed) return 'regulars_not_played';
  return asked.taken >= asked.spots ? 'regulars_full' : null;
}

/** Until when a regular's spot in a game is kept. */
export function regularSpotUntil(startsAt: Date, days: number): Date {
  return hoursBefore(startsAt, days * 24);
}

/**
 * Until when a game keeps a spot for a new regular; null if it keeps none: it doesn't pass over people on the waiting list, and a player who has
 * joined, or has a spot kept in another way, needs none.
 */
export function keepRegularSpot(
  game: {
    status: GameStatus;
    archived: boolean;
    startsAt: Date;
    signupOpensInDays: number | null;
    isTournament: boolean;
    external: boolean;
  },
  {
    days,
    openSpots,
    waitingCount,
    hasSpot,
  }: { days: number; openSpots: number; waitingCount: number; hasSpot: boolean },
  now: Date,
): Date | null {
  const until = regularSpotUntil(game.startsAt, days);
  const opensAt = signupOpensAt(game.startsAt, game.signupOpensInDays);
  const isClosed = game.status === 'cancelled' || game.archived || game.isTournament || game.external;
  // A spot that could be taken only after its day would be kept for nothing.
  if (isClosed || now >= until || (opensAt !== null && opensAt >= until)) return null;
  return hasSpot || waitingCount > 0 || openSpots <= 0 ? null : until;
}
