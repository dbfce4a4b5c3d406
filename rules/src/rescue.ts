import { hour } from './durations.ts';
import { type Joined, missingPlayers } from './game-status.ts';
import { type GameStatus, gameForm } from './limits.ts';
import { quietUntil, usualQuietHours } from './notifications.ts';

/** Tells suitable people about a game that is about to be cancelled for lack of a few players (product.md#rescue). */

export const rescueLimits = {
  /** From this many hours before the cutoff: earlier, most games still fill by themselves. */
  fromHours: 36,
  /** Until this many hours before the cutoff: later, nobody can plan for the game, and its players can't plan without it. */
  untilHours: 3,
  /** At most this share of the minimum, and this many players, may be missing: a message doesn't save a game that lacks more. */
  missingShare: 1 / 3,
  missingMax: 4,
  /** How many people are told in a wave for each missing player, found by simulation (decisions/0068-rescue.md). */
  toldPerMissing: 6,
  /** The hours between two waves, so that people told first have time to answer. */
  waveHours: 3,
  /** After this many waves, the remaining people fit badly. */
  waves: 6,
  /** How far from the game somebody played or waits, in kilometres. */
  nearKm: 10,
  /** How many days a played game counts. */
  pastDays: 120,
} as const;

/** Other limits are only for the simulation, which judges these. */
export type RescueLimits = Record<keyof typeof rescueLimits, number>;

export interface RescuedGame extends Joined {
  status: GameStatus;
  archived: boolean;
  minimumPlayers: number;
  capacity: number;
  /** Spots that somebody is paying for. */
  heldCount: number;
  cutoffAt: Date;
}

/** How many players a game lacks that can be rescued; 0 if it needs no rescue, or can't be rescued. */
export function rescueNeeded(game: RescuedGame, now: Date): number {
  const missing = missingPlayers(game);
  const most = Math.min(rescueLimits.missingMax, Math.ceil(game.minimumPlayers * rescueLimits.missingShare));
  const left = game.cutoffAt.getTime() - now.getTime();
  const isInTime = left >= rescueLimits.untilHours * hour && left <= rescueLimits.fromHours * hour;
  const hasRoom = game.joinedCount + game.heldCount < game.capacity;
  return !game.archived && isInTime && hasRoom && missing <= most ? missing : 0;
}

/** The waves so far. */
export interface PastWaves {
  count: number;
  lastAt: Date | null;
}

/** How many people are told now: none at night, or before the last wave could answer. */
export function waveSize(
  game: RescuedGame,
  { count, lastAt }: PastWaves,
  now: Date,
  limits: RescueLimits = rescueLimits,
): number {
  const isLast = count >= limits.waves;
  const isEarly = lastAt !== null && now.getTime() - lastAt.getTime() < limits.waveHours * hour;
  if (isLast || isEarly || quietUntil(now, usualQuietHours) !== null) return 0;
  return rescueNeeded(game, now) * limits.toldPerMissing;
}

/** Why somebody fits a game, and how much each reason weighs: what they asked for weighs more than what they did. */
export const rescueWeights = {
  /** They wished for a game like it. */
  wished: 4,
  /** They wait for a spot in another game of the sport nearby. */
  waits: 4,
  /** They played with this organiser, or in this community. */
  host: 2,
  /** They played the sport nearby. */
  played: 1,
} as const;
export type RescueReason = keyof typeof rescueWeights;

/** People with more reasons are told sooner. */
export function rescueFit(reasons: readonly RescueReason[]): number {
  return reasons.reduce((sum, reason) => sum + rescueWeights[reason], 0);
}

/** The minimum at which a game would go ahead with its present players; null if that isn't lower, or is less than a game may have. */
export function loweredMinimum(game: Joined & { status: GameStatus; minimumPlayers: number }): number | null {
  const counted = game.minimumPlayers - missingPlayers(game);
  return counted < game.minimumPlayers && counted >= gameForm.minimumPlayersMin ? counted : null;
}
