import { deadlines, type GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

const hourMs = 3_600_000;

/**
 * When a pending game is cancelled for want of players: 12 h before the start for paid games, 2 h for free ones, in absolute
 * hours; a game created after that has its start as its cutoff (3-decisions §3).
 */
export function cutoffAt(game: { startsAt: Date; createdAt: Date; priceCents: Cents }): Date {
  const hours = game.priceCents > 0 ? deadlines.paidCutoffHours : deadlines.freeCutoffHours;
  const cutoff = new Date(game.startsAt.getTime() - hours * hourMs);
  return game.createdAt > cutoff ? game.startsAt : cutoff;
}

/** Whether so many joined players, placeholders not counted, confirm a game. */
export function confirmsAt(joinedCount: number, minimumPlayers: number): boolean {
  return joinedCount >= minimumPlayers;
}

export interface SweptGame {
  status: GameStatus;
  archived: boolean;
  cutoffAt: Date;
  endsAt: Date;
  joinedCount: number;
  minimumPlayers: number;
}

/** The next step of a game's life at `now`, or null; asked again after each step until there is none. */
export function decideSweep(game: SweptGame, now: Date): 'confirm' | 'cancel' | 'archive' | null {
  if (game.archived) return null;
  if (game.status === 'pending') {
    if (confirmsAt(game.joinedCount, game.minimumPlayers)) return 'confirm';
    if (now >= game.cutoffAt) return 'cancel';
  }
  return now >= game.endsAt ? 'archive' : null;
}
