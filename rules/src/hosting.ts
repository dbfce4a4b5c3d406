import { type AttendedGame, checkInStage } from './attendance.ts';
import { hour } from './durations.ts';
import { type Joined, missingPlayers } from './game-status.ts';
import { amsterdamDay } from './local-time.ts';

/** What a host does next about their games (product.md#hosting, decisions/0103-homes-in-their-order.md). */

export const hosting = {
  /** A game that lacks players is at risk from this many hours before it would be cancelled. */
  riskHours: 48,
  /** The most games shown on a home page. */
  shown: 3,
} as const;

export interface HostedGame extends AttendedGame, Joined {
  minimumPlayers: number;
  cutoffAt: Date;
  /** Whether extreme rain is forecast for the game (product.md#weather). */
  isRainedOff: boolean;
}

/**
 * `rain`: so much is forecast that the host must decide; `players`: the game lacks some, and will soon be cancelled for that; `checkIn`: its players
 * are arriving.
 */
export const hostNeeds = ['rain', 'players', 'checkIn'] as const;
export type HostNeed = (typeof hostNeeds)[number];

/** What a game needs of its host now; null if nothing. */
export function hostNeed(game: HostedGame, now: Date): HostNeed | null {
  if (game.isRainedOff && game.status !== 'cancelled') return 'rain';
  const left = game.cutoffAt.getTime() - now.getTime();
  if (missingPlayers(game) > 0 && left > 0 && left <= hosting.riskHours * hour) return 'players';
  return checkInStage(game, now) === 'open' ? 'checkIn' : null;
}

/** By when the host must act: a game without players is cancelled by itself, a game in the rain is played. */
const decidedAt = (game: HostedGame) => (game.isRainedOff ? game.startsAt : game.cutoffAt);

/**
 * The games that a host's home page shows: first those with extreme rain or too few players, the most urgent first, then today's; if there are none,
 * the next one.
 */
export function hostedFirst<Game extends HostedGame>(games: readonly Game[], now: Date): Game[] {
  const today = amsterdamDay(now);
  const urgent = games
    .filter((game) => ['rain', 'players'].includes(hostNeed(game, now) ?? ''))
    .toSorted((one, other) => decidedAt(one).getTime() - decidedAt(other).getTime());
  const soonest = games.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const isDue = (game: Game) => hostNeed(game, now) === 'checkIn' || amsterdamDay(game.startsAt) === today;
  const due = soonest.filter((game) => !urgent.includes(game) && isDue(game));
  const first = [...urgent, ...due];
  return first.length > 0 ? first.slice(0, hosting.shown) : soonest.slice(0, 1);
}
