import { refuseChange } from './game-status.ts';
import type { GameStatus } from './limits.ts';
import { type Actor, type LedGame, mayLead, runsGame } from './permissions.ts';

/** Who took a player out: a leader of the game, or an admin of Rondo in a game that isn't theirs. */
export type TakenOutBy = 'organiser' | 'rondo';

export function actsAs(actor: NonNullable<Actor>, { organiserId }: Pick<LedGame, 'organiserId'>): TakenOutBy {
  return actor.role === 'admin' && actor.id !== organiserId ? 'rondo' : 'organiser';
}

/**
 * Why somebody can't take this player out of a game; null if they can, until it starts (product.md#taking-a-player-out). A co-organiser can't take
 * out the game's organiser.
 */
export function refuseTakingOut(
  actor: NonNullable<Actor>,
  game: LedGame & { status: GameStatus; archived: boolean; startsAt: Date },
  playerId: string,
  now: Date,
): 'not_allowed' | 'game_cancelled' | 'game_archived' | 'game_started' | null {
  const isOrganiser = playerId === game.organiserId && !runsGame(actor, game);
  if (!mayLead(actor, game, 'players') || isOrganiser) return 'not_allowed';
  return refuseChange(game, now);
}

/** Why somebody can't let in a player who was taken out: nobody decides about themselves, and only an admin undoes what an admin did. */
export function refuseLettingIn(
  actor: NonNullable<Actor>,
  game: LedGame,
  { playerId, by }: { playerId: string; by: TakenOutBy },
): 'not_allowed' | null {
  const isTheirs = by === 'organiser' || actor.role === 'admin';
  return mayLead(actor, game, 'players') && isTheirs && playerId !== actor.id ? null : 'not_allowed';
}

/** Where the price of a spot goes, in full, when its player is taken out of the game. */
export const backTos = ['nobody', 'payer', 'player', 'guest', 'pass'] as const;
export type BackTo = (typeof backTos)[number];

/** @param spot null for a person who only waits; `leftCents` is what was paid and isn't refunded yet */
export function backTo(
  spot: { leftCents: number; isPaidByOther: boolean; isRide: boolean } | null,
  { isGuest }: { isGuest: boolean },
): BackTo {
  if (!spot || spot.leftCents === 0) return 'nobody';
  if (spot.isPaidByOther) return 'payer';
  if (spot.isRide) return 'pass';
  return isGuest ? 'guest' : 'player';
}
