import { hoursBefore, minute } from './durations.ts';
import { deadlines } from './finding.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

/** The times that a game's deadlines depend on. */
export interface GameTimes {
  startsAt: Date;
  /** When the game was created, got another start, or became free or paid: its deadlines count from then. */
  createdAt: Date;
  /** 0 for a free game. */
  priceCents: Cents;
}

/**
 * When a pending game is cancelled (product.md#life-of-a-game): 12 hours before the start for paid games, 2 for free ones. A game created at or after
 * that moment has its start as its cutoff.
 */
export function cutoffAt({ startsAt, createdAt, priceCents }: GameTimes): Date {
  const cutoff = hoursBefore(startsAt, priceCents > 0 ? deadlines.paidCutoffHours : deadlines.freeCutoffHours);
  return createdAt >= cutoff ? startsAt : cutoff;
}

export function endsAt(game: { startsAt: Date; durationMinutes: number }): Date {
  return new Date(game.startsAt.getTime() + game.durationMinutes * minute);
}

/** How many have joined, and how many of them are guests who have not opened the link in their mail. */
export interface Joined {
  joinedCount: number;
  unprovedCount: number;
}

/** How many of the joined count towards the minimum: a guest counts once they have opened the link in their mail (product.md#guests). */
export function countForMinimum({ joinedCount, unprovedCount }: Joined): number {
  return joinedCount - unprovedCount;
}

/** Whether this many counted players confirm the game; placeholders do not count. */
export function confirmsAt(counted: number, minimumPlayers: number): boolean {
  return counted >= minimumPlayers;
}

/** How many players a pending game still needs. A confirmed one needs none, however many leave it (product.md#life-of-a-game). */
export function missingPlayers(game: Joined & { status: GameStatus; minimumPlayers: number }): number {
  return game.status === 'pending' ? Math.max(0, game.minimumPlayers - countForMinimum(game)) : 0;
}

/** Why a game can't be edited or cancelled; null if it can, which is until it starts (product.md#life-of-a-game). */
export function refuseChange(
  game: { status: GameStatus; startsAt: Date; archived: boolean },
  now: Date,
): 'game_cancelled' | 'game_archived' | 'game_started' | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= game.startsAt ? 'game_started' : null;
}

/**
 * The next step of a game's life that is due, or null. The sweep applies it and asks again: a game that is reached late (the server was
 * down) goes through the same steps in the same order, and repeating a step changes nothing.
 */
export function decideSweep(
  game: GameTimes &
    Joined & {
      status: GameStatus;
      durationMinutes: number;
      minimumPlayers: number;
      archived: boolean;
    },
  now: Date,
): 'confirm' | 'cancel' | 'archive' | null {
  if (game.archived) return null;
  if (game.status === 'pending') {
    if (confirmsAt(countForMinimum(game), game.minimumPlayers)) return 'confirm';
    if (now >= cutoffAt(game)) return 'cancel';
  }
  return now >= endsAt(game) ? 'archive' : null;
}
