import type { GameDetails } from '@rondo/contract';
import {
  asksLevel as asks,
  decideLeave,
  eurosToCents,
  isLevelTooLow,
  joiningClosesAt,
  signupOpensAt,
} from '@rondo/rules';
import { openSides, spotsToTake, type SpottedGame } from '../../ui/game-card/spots-to-take.ts';

/** The one thing that somebody can do with a game now, or the reason why there is none. */
export type NextAction =
  | { kind: 'join' | 'queue' | 'claim' | 'refund' | 'leave' | 'leaveWaiting' }
  | {
      kind: 'none';
      why:
        | 'joined'
        | 'takenOut'
        | 'cancelled'
        | 'archived'
        | 'started'
        | 'closed'
        | 'full'
        | 'level'
        | 'sides'
        | 'unanswered';
    }
  | { kind: 'none'; why: 'notOpen'; opensAt: Date };

interface Acted
  extends
    SpottedGame,
    Pick<
      GameDetails,
      | 'status'
      | 'archived'
      | 'game_date'
      | 'start_set_at'
      | 'price'
      | 'signup_opens_in_days'
      | 'tournament_external'
      | 'levelLimit'
      | 'elo_disabled'
    > {
  viewer: GameDetails['viewer'];
}

/**
 * Decided by the same rules as in the API (product.md#joining), which decides in the end.
 * @param score the player's score in the game's sport; null if unknown
 */
export function nextAction(game: Acted, now: number, score: number | null = null): NextAction {
  if (game.status === 'cancelled') return { kind: 'none', why: 'cancelled' };
  if (game.archived) return { kind: 'none', why: 'archived' };
  if (game.viewer?.joined) return givingUp(game, now);
  if (game.viewer?.takenOut) return { kind: 'none', why: 'takenOut' };
  const facts = factsOf(game);
  const { startsAt } = facts;
  if (now >= joiningClosesAt(facts).getTime())
    return { kind: 'none', why: now >= startsAt.getTime() ? 'started' : 'closed' };
  const opensAt = signupOpensAt(startsAt, game.signup_opens_in_days);
  if (opensAt && now < opensAt.getTime()) return { kind: 'none', why: 'notOpen', opensAt };
  if (score !== null && isLevelTooLow(levelOf(game), score))
    return game.viewer?.waiting ? { kind: 'leaveWaiting' } : { kind: 'none', why: 'level' };
  const shut = shutBySides(game);
  return shut ? { kind: 'none', why: shut } : takingPart(game, now);
}

/** Why a challenge can't be joined by somebody who is in neither community, or whose own hasn't accepted yet; null if it can. */
function shutBySides({ challenge, viewer }: Acted): 'sides' | 'unanswered' | null {
  if (!challenge || viewer?.waiting) return null;
  if (!viewer || viewer.sides.length === 0) return 'sides';
  return openSides(challenge, viewer).length === 0 ? 'unanswered' : null;
}

function takingPart(game: Acted, now: number): NextAction {
  const hasRoom = spotsToTake(game) > 0;
  if (!game.viewer?.waiting) {
    if (hasRoom) return { kind: 'join' };
    // An external event has no waiting list.
    return game.tournament_external ? { kind: 'none', why: 'full' } : { kind: 'queue' };
  }
  const { offeredUntil } = game.viewer;
  const offered = offeredUntil !== null && now < Date.parse(offeredUntil);
  return { kind: offered || hasRoom ? 'claim' : 'leaveWaiting' };
}

/** A spot that cost something when its player joined is given up through a refund, whatever the game costs now. */
function givingUp(game: Acted, now: number): NextAction {
  const { refund } = game.viewer ?? {};
  if (refund) return refund.allowed ? { kind: 'refund' } : { kind: 'none', why: 'joined' };
  const player = { joined: true, onWaitingList: false, priceCents: 0 };
  const { outcome } = decideLeave({ game: factsOf(game), player }, new Date(now));
  return outcome === 'leave' ? { kind: 'leave' } : { kind: 'none', why: 'joined' };
}

/** The game's facts in the form that the rules take. */
function factsOf({ status, archived, game_date: start, start_set_at: set, price }: Acted) {
  const priceCents = eurosToCents(price) ?? 0;
  return { status, archived, startsAt: new Date(start), createdAt: new Date(set), priceCents };
}

type Levelled = Pick<GameDetails, 'levelLimit' | 'elo_disabled'>;

const levelOf = ({ levelLimit, elo_disabled: eloDisabled }: Levelled) => ({ levelLimit, eloDisabled });

/** Whether the game asks for a score at all. */
export const asksLevel = (game: Levelled): boolean => asks(levelOf(game));

export function isJoining({ kind }: NextAction): boolean {
  return kind === 'join' || kind === 'queue' || kind === 'claim';
}

/** Whether the game is open and has room for others, whatever the viewer's own place in it; in a challenge on either side. */
export function hasRoomForOthers(game: Acted, now: number): boolean {
  return nextAction({ ...game, viewer: null, challenge: null, kept_spots: 0 }, now).kind === 'join';
}

/** Whether spots for friends can be bought now. */
export function bringsFriends(game: Acted, now: number): boolean {
  return game.price > 0 && !game.tournament_external && hasRoomForOthers(game, now);
}
