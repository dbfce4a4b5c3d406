import { day, hour } from './durations.ts';
import { nextLocalTime } from './local-time.ts';

/** What a game leaves behind (product.md#after-a-game, decisions/0106-after-the-game.md). */

/** A recap is shown from 8:00 the next morning, for some days; the next game is opened at least some hours ahead. */
const stands = { fromMinute: 8 * 60, days: 7, hoursAhead: 24 } as const;

/** From when until when a game's recap is shown. */
export function recapTimes(endsAt: Date): { from: Date; until: Date } {
  const from = nextLocalTime(endsAt, stands.fromMinute);
  return { from, until: new Date(from.getTime() + stands.days * day) };
}

/** Whether the recap of a game is shown now: it went ahead and is over. */
export function hasRecap(game: { status: string; archived: boolean; endsAt: Date }, now: Date): boolean {
  const { from, until } = recapTimes(game.endsAt);
  return game.archived && game.status === 'confirmed' && from <= now && now < until;
}

/** Games that ended before this have no recap any more. */
export const recapsEndedAfter = (now: Date): Date => new Date(now.getTime() - (stands.days + 1) * day);

/** The first of these weekly times that leaves people time to join; null if there is none. */
export function nextStart(weekly: readonly (Date | null)[], now: Date): Date | null {
  const earliest = now.getTime() + stands.hoursAhead * hour;
  return weekly.find((at) => at !== null && at.getTime() >= earliest) ?? null;
}

/** What somebody does for another game like the one they played: they open it, ask its host, or have asked. */
export const againSteps = ['open', 'ask', 'asked'] as const;
export type AgainStep = (typeof againSteps)[number];

/** The facts that decide this for somebody who played in a game, or runs it. */
export interface Again {
  /** Whether the next game is open already. */
  hasNext: boolean;
  /** Whether it was a tournament that was played on Rondo: those are made anew, with places that nobody has named. */
  isTournament: boolean;
  /** Whether it was a challenge, which the other community accepts each time. */
  isChallenge: boolean;
  isHost: boolean;
  /** Whether the host may open a game at this price. */
  mayOpen: boolean;
  /** Whether its host can still host games. */
  hasHost: boolean;
  isGuest: boolean;
  hasAsked: boolean;
}

/** The only step there is; null if they can join the next game, or there is nobody to ask. */
export function againStep({
  hasNext,
  isTournament,
  isChallenge,
  isHost,
  mayOpen,
  hasHost,
  isGuest,
  hasAsked,
}: Again): AgainStep | null {
  if (hasNext || isTournament || isChallenge || isGuest || !hasHost) return null;
  if (isHost) return mayOpen ? 'open' : null;
  return hasAsked ? 'asked' : 'ask';
}

/** Why somebody can't open the next game, or ask for it; null if they can. */
export function refuseAgain(
  wanted: 'open' | 'ask',
  game: { stands: boolean; again: Again },
): 'recap_over' | 'next_is_open' | 'tournament_made_once' | 'challenge_made_once' | 'not_allowed' | null {
  if (!game.stands) return 'recap_over';
  if (game.again.hasNext) return 'next_is_open';
  if (game.again.isTournament) return 'tournament_made_once';
  if (game.again.isChallenge) return 'challenge_made_once';
  const step = againStep(game.again);
  return step === wanted || (wanted === 'ask' && step === 'asked') ? null : 'not_allowed';
}
