import { hoursBefore, minute } from './durations.ts';
import { refuseChange } from './game-status.ts';
import type { GameStatus } from './limits.ts';

/**
 * What can be changed on the day in one tap (product.md#late-changes): some minutes later, a note, or both; from some hours before the start, a
 * limited number of times for each game. The note's length is in characters.
 */
export const lateChanges = { fromHours: 6, minutes: [15, 30], noteMax: 100, most: 5 } as const;

interface DatedGame {
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
}

/** Why nothing can be changed in one tap now; null if it can. */
export function refuseLateChange(
  game: DatedGame & { made: number },
  now: Date,
): ReturnType<typeof refuseChange> | 'late_change_early' | 'no_late_changes_left' {
  const closed = refuseChange(game, now);
  if (closed) return closed;
  if (now < hoursBefore(game.startsAt, lateChanges.fromHours)) return 'late_change_early';
  return game.made >= lateChanges.most ? 'no_late_changes_left' : null;
}

/** Whether the page offers late changes. */
export function isDayOfGame(game: DatedGame, now: Date): boolean {
  return refuseLateChange({ ...game, made: 0 }, now) === null;
}

export function startAfter(startsAt: Date, minutesLater: number): Date {
  return new Date(startsAt.getTime() + minutesLater * minute);
}
