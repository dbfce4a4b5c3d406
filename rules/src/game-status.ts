import { hoursBefore, minute } from './instants.ts';
import { deadlines, type GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

/** What decides when a game's deadlines are. */
export interface GameTimes {
  startsAt: Date;
  /** When the game was created, or last got another start, or became free or paid: its deadlines count from then. */
  createdAt: Date;
  /** 0: a free game. */
  priceCents: Cents;
}

/**
 * When a game that is still pending is cancelled (3-decisions §3): 12 hours before the start for paid games, 2 for
 * free ones. A game created at or after that instant has its start as its cutoff.
 */
export function cutoffAt({ startsAt, createdAt, priceCents }: GameTimes): Date {
  const cutoff = hoursBefore(startsAt, priceCents > 0 ? deadlines.paidCutoffHours : deadlines.freeCutoffHours);
  return createdAt >= cutoff ? startsAt : cutoff;
}

export function endsAt(game: { startsAt: Date; durationMinutes: number }): Date {
  return new Date(game.startsAt.getTime() + game.durationMinutes * minute);
}

/** Who has joined, with how many of them are guests who have not opened the link in their mail. */
export interface Joined {
  joinedCount: number;
  unprovedCount: number;
}

/** Of the joined, those by whom a game reaches its minimum: a guest counts once the link in their mail was opened (3-decisions §3). */
export function countForMinimum({ joinedCount, unprovedCount }: Joined): number {
  return joinedCount - unprovedCount;
}

/** Whether a game with this many joined players is certain to be played; placeholders are not players. */
export function confirmsAt(counted: number, minimumPlayers: number): boolean {
  return counted >= minimumPlayers;
}

/** Players a game still waits for: only a pending one does. A confirmed one goes on, however many leave it (3-decisions §3). */
export function missingPlayers(game: Joined & { status: GameStatus; minimumPlayers: number }): number {
  return game.status === 'pending' ? Math.max(0, game.minimumPlayers - countForMinimum(game)) : 0;
}

/** Why a game can't be edited or cancelled any more, or null: it can be until it starts (3-decisions §3). */
export function refuseChange(
  game: { status: GameStatus; startsAt: Date; archived: boolean },
  now: Date,
): 'game_cancelled' | 'game_archived' | 'game_started' | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= game.startsAt ? 'game_started' : null;
}

/**
 * The next step of a game's life that is due, or null. The sweep applies it and asks again: a game found late (the
 * server was down) goes through the same steps in the same order, and repeating a step changes nothing.
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
