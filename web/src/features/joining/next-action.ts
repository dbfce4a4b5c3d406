import type { GameDetails } from '@rondo/contract';
import { cutoffAt, signupOpensAt } from '@rondo/rules';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';

/** The one thing a person can do with a game now, or why there is nothing to do. */
export type NextAction =
  | { kind: 'join' | 'queue' | 'claim' | 'refund' | 'leave' | 'leaveWaiting' }
  | { kind: 'none'; why: 'joined' | 'cancelled' | 'archived' | 'started' | 'closed' | 'full' | 'level' }
  | { kind: 'none'; why: 'notOpen'; opensAt: Date };

type Acted = Pick<
  GameDetails,
  | 'status'
  | 'archived'
  | 'game_date'
  | 'start_set_at'
  | 'cutoff'
  | 'price'
  | 'players'
  | 'joined_players_number'
  | 'held_spots'
  | 'released_spots'
  | 'signup_opens_in_days'
  | 'tournament_external'
  | 'levelLimit'
  | 'elo_disabled'
  | 'viewer'
>;

/**
 * By the same rules as the API's own decision (1-games §4, 3-decisions §3), which has the last word.
 * @param score of the player in the game's sport; null when nothing is known of them
 */
export function nextAction(game: Acted, now: number, score: number | null = null): NextAction {
  const start = Date.parse(game.game_date);
  const cutoff = Date.parse(game.cutoff);
  if (game.status === 'cancelled') return { kind: 'none', why: 'cancelled' };
  if (game.archived) return { kind: 'none', why: 'archived' };
  if (game.viewer?.joined) return givingUp(game, now);
  const closesAt = game.price > 0 && game.status === 'confirmed' ? start : cutoff;
  if (now >= closesAt) return { kind: 'none', why: now >= start ? 'started' : 'closed' };
  const opensAt = signupOpensAt(new Date(start), game.signup_opens_in_days);
  if (opensAt && now < opensAt.getTime()) return { kind: 'none', why: 'notOpen', opensAt };
  const tooLow = score !== null && asksLevel(game) && score < game.levelLimit;
  if (tooLow) return game.viewer?.waiting ? { kind: 'leaveWaiting' } : { kind: 'none', why: 'level' };
  return takingPart(game, now);
}

function takingPart(game: Acted, now: number): NextAction {
  const hasRoom = spotsToTake(game) > 0;
  if (!game.viewer?.waiting) {
    if (hasRoom) return { kind: 'join' };
    // An external event is paid through its link, which has no waiting list.
    return game.tournament_external ? { kind: 'none', why: 'full' } : { kind: 'queue' };
  }
  const { offeredUntil } = game.viewer;
  const offered = offeredUntil !== null && now < Date.parse(offeredUntil);
  return { kind: offered || hasRoom ? 'claim' : 'leaveWaiting' };
}

/** A spot that had a price when its player joined is given up through a refund, whatever the game costs by now. */
function givingUp({ viewer, game_date: start, start_set_at: set }: Acted, now: number): NextAction {
  if (viewer?.refund) return viewer.refund.allowed ? { kind: 'refund' } : { kind: 'none', why: 'joined' };
  // A spot without a price has the deadline of free games, also when the game has a price by now.
  const closesAt = cutoffAt({ startsAt: new Date(start), createdAt: new Date(set), priceCents: 0 });
  return now < closesAt.getTime() ? { kind: 'leave' } : { kind: 'none', why: 'joined' };
}

/** Whether the game asks for a score at all. */
export function asksLevel({
  levelLimit,
  elo_disabled: off,
}: Pick<GameDetails, 'levelLimit' | 'elo_disabled'>): boolean {
  return levelLimit > 0 && !off;
}

export function isJoining({ kind }: NextAction): boolean {
  return kind === 'join' || kind === 'queue' || kind === 'claim';
}

/** Whether spots for friends can be paid for now: a paid game, open, with room, whatever the viewer's own place in it. */
export function bringsFriends(game: Acted, now: number): boolean {
  if (game.price === 0 || game.tournament_external) return false;
  return nextAction({ ...game, viewer: null }, now).kind === 'join';
}
