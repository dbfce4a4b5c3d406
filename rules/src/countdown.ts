import { cutoffAt, type GameTimes } from './game-status.ts';
import { day, hour, hoursBefore, minute, second } from './durations.ts';
import { deadlines } from './finding.ts';
import type { GameStatus } from './limits.ts';

type CountedGame = GameTimes & { status: GameStatus };

/** Remaining time in parts; `hours` to `seconds` are what is left after the larger parts. */
export interface TimeLeft {
  /**
   * Which parts to show, by the largest that is not zero: 'days' shows days, hours and minutes; 'hours' hours and minutes; 'minutes'
   * minutes and seconds; 'seconds' only seconds.
   */
  form: 'days' | 'hours' | 'minutes' | 'seconds';
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export interface Ring {
  /** Amber, green or red, in this order. */
  status: GameStatus;
  /** 0 (seven days or more to go) to 1 (full). */
  fill: number;
  /** The deadline has passed, or the game is confirmed or cancelled: nothing counts down. */
  over: boolean;
  timeLeft: TimeLeft | null;
}

/**
 * The cancellation countdown of a game card (pages.md#countdown), in whole hours and minutes: only for pending games, from 48 hours
 * before the start until the cutoff. Null when it isn't shown.
 */
export function cancellationCountdown(
  game: { status: GameStatus; startsAt: Date; cutoffAt: Date },
  now: Date,
): { hours: number; minutes: number } | null {
  const { cutoffAt: cutoff } = game;
  if (game.status !== 'pending' || now >= cutoff) return null;
  if (now < hoursBefore(game.startsAt, deadlines.countdownVisibleHours)) return null;
  const left = cutoff.getTime() - now.getTime();
  return { hours: Math.floor(left / hour), minutes: Math.floor((left % hour) / minute) };
}

/** The ring on the game's page, which runs towards the cutoff and fills over the last seven days (pages.md#countdown). */
export function detailsRing(game: CountedGame, now: Date): Ring {
  const left = cutoffAt(game).getTime() - now.getTime();
  if (game.status !== 'pending' || left <= 0) return { status: game.status, fill: 1, over: true, timeLeft: null };
  const fill = Math.max(0, 1 - left / (deadlines.ringScaleDays * day));
  return { status: game.status, fill, over: false, timeLeft: timeLeft(left) };
}

/** Splits milliseconds into the parts a person reads. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  const parts = {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
  const form = (['days', 'hours', 'minutes'] as const).find((part) => parts[part] > 0) ?? 'seconds';
  return { form, ...parts };
}
