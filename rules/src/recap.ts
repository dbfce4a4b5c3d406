import { day, hour } from './durations.ts';
import { nextLocalTime } from './local-time.ts';

/** What a game leaves behind (product.md#after-a-game, decisions/0106-after-the-game.md). */

/** A recap stands from 8:00 the next morning, for so many days; the next game is opened so many hours ahead at least. */
const stands = { fromMinute: 8 * 60, days: 7, hoursAhead: 24 } as const;

/** From when to when a game's recap stands. */
export function recapTimes(endsAt: Date): { from: Date; until: Date } {
  const from = nextLocalTime(endsAt, stands.fromMinute);
  return { from, until: new Date(from.getTime() + stands.days * day) };
}

/** Whether the recap of a game stands now: it went ahead and is over. */
export function hasRecap(game: { status: string; archived: boolean; endsAt: Date }, now: Date): boolean {
  const { from, until } = recapTimes(game.endsAt);
  return game.archived && game.status === 'confirmed' && from <= now && now < until;
}

/** The last time of games whose recap could stand now. */
export const recapsEndedAfter = (now: Date): Date => new Date(now.getTime() - (stands.days + 1) * day);

/** The first of these times, the same each week, that leaves people time to join; null if there is none. */
export function nextStart(weekly: readonly (Date | null)[], now: Date): Date | null {
  const earliest = now.getTime() + stands.hoursAhead * hour;
  return weekly.find((at) => at !== null && at.getTime() >= earliest) ?? null;
}

/** What somebody does for another game like the one they played: open it, ask its host to, or they asked. */
export const againSteps = ['open', 'ask', 'asked'] as const;
export type AgainStep = (typeof againSteps)[number];

/** What decides it of somebody who played in a game, or runs it. */
export interface Again {
  /** The next one is open already. */
  hasNext: boolean;
  isHost: boolean;
  /** Whether the host may open a game at this price. */
  mayOpen: boolean;
  /** Whether its host still is one. */
  hasHost: boolean;
  isGuest: boolean;
  hasAsked: boolean;
}

/** The one step there is; null: they join the next one, or there is nobody to ask. */
export function againStep({ hasNext, isHost, mayOpen, hasHost, isGuest, hasAsked }: Again): AgainStep | null {
  if (hasNext || isGuest || !hasHost) return null;
  if (isHost) return mayOpen ? 'open' : null;
  return hasAsked ? 'asked' : 'ask';
}

/** Why somebody can't open the next game, or ask for it; null if they can. */
export function refuseAgain(
  wanted: 'open' | 'ask',
  game: { stands: boolean; again: Again },
): 'recap_over' | 'next_is_open' | 'not_allowed' | null {
  if (!game.stands) return 'recap_over';
  if (game.again.hasNext) return 'next_is_open';
  const step = againStep(game.again);
  return step === wanted || (wanted === 'ask' && step === 'asked') ? null : 'not_allowed';
}
