import type { GameDetails } from '@rondo/contract';
import { signupOpensAt } from '@rondo/rules';

/** The one thing a person can do with a game now, or why there is nothing to do. */
export type NextAction =
  | { kind: 'join' | 'queue' | 'claim' | 'refund' | 'leave' | 'leaveWaiting' }
  | { kind: 'none'; why: 'joined' | 'cancelled' | 'archived' | 'started' | 'closed' }
  | { kind: 'none'; why: 'notOpen'; opensAt: Date };

type Acted = Pick<
  GameDetails,
  | 'status'
  | 'archived'
  | 'game_date'
  | 'cutoff'
  | 'price'
  | 'players'
  | 'joined_players_number'
  | 'held_spots'
  | 'signup_opens_in_days'
  | 'viewer'
>;

/** By the same rules as the API's own decision (1-games §4, 3-decisions §3), which has the last word. */
export function nextAction(game: Acted, now: number): NextAction {
  const start = Date.parse(game.game_date);
  const cutoff = Date.parse(game.cutoff);
  if (game.status === 'cancelled') return { kind: 'none', why: 'cancelled' };
  if (game.archived) return { kind: 'none', why: 'archived' };
  if (game.viewer?.joined) return givingUp(game, now < cutoff);
  const closesAt = game.price > 0 && game.status === 'confirmed' ? start : cutoff;
  if (now >= closesAt) return { kind: 'none', why: now >= start ? 'started' : 'closed' };
  const opensAt = signupOpensAt(new Date(start), game.signup_opens_in_days);
  if (opensAt && now < opensAt.getTime()) return { kind: 'none', why: 'notOpen', opensAt };
  const hasRoom = game.joined_players_number + game.held_spots < game.players;
  if (!game.viewer?.waiting) return { kind: hasRoom ? 'join' : 'queue' };
  const { offeredUntil } = game.viewer;
  const offered = offeredUntil !== null && now < Date.parse(offeredUntil);
  return { kind: offered || hasRoom ? 'claim' : 'leaveWaiting' };
}

/** A spot that had a price when its player joined is given up through a refund, whatever the game costs by now. */
function givingUp({ viewer }: Acted, beforeCutoff: boolean): NextAction {
  if (viewer?.refund) return viewer.refund.allowed ? { kind: 'refund' } : { kind: 'none', why: 'joined' };
  return beforeCutoff ? { kind: 'leave' } : { kind: 'none', why: 'joined' };
}
