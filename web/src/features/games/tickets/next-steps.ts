import type { LeadingRight } from '@rondo/rules';
import { isOnTheDay } from '../../../platform/check-in-times.ts';
import type { MyGame } from '../my-games-query.ts';

/** The shelves of *My games* (pages.md#my-games). */
export const shelves = ['joined', 'waiting', 'hosting', 'past'] as const;
export type Shelf = (typeof shelves)[number];

export type NextStep = 'ticket' | 'claim' | 'rate' | 'checkIn' | 'edit' | 'route' | 'share' | 'again' | 'find';

type Ticketed = Pick<MyGame, 'status' | 'archived' | 'game_date' | 'duration' | 'offeredUntil'> & {
  /** A co-organiser's rights; null or omitted for the user's own game. */
  helpsWith?: readonly LeadingRight[] | null;
};

/** How long before a game its ticket and the way there are at hand. */
const atHandMs = 48 * 3_600_000;

/**
 * The next steps for a game on one of the shelves, the most pressing first. Only an offer that ends, players to rate, or players to check in are
 * pressing enough to be the one thing to do; a joined game that is days away has none, unless it is the next one.
 * @param at `now` in milliseconds; whether its players can be rated; whether it is the next one on its shelf
 */
export function nextSteps(
  game: Ticketed,
  shelf: Shelf,
  at: { now: number; isRatable: boolean; isNext: boolean },
): readonly NextStep[] {
  const helps = shelf === 'hosting' && Boolean(game.helpsWith);
  if (game.status === 'cancelled') return helps ? [] : shelf === 'hosting' ? ['again'] : ['find'];
  const may = (right: LeadingRight) => !helps || game.helpsWith?.includes(right) === true;
  const checksIn = shelf === 'hosting' && may('checkIn') && isOnTheDay(game, at.now);
  const isOver = game.archived || at.now >= Date.parse(game.game_date) + game.duration * 3_600_000;
  if (isOver) {
    if (shelf === 'hosting')
      return [...(checksIn ? (['checkIn'] as const) : []), ...(helps ? [] : (['again'] as const))];
    return at.isRatable ? ['rate'] : ['find'];
  }
  if (shelf === 'hosting') return checksIn ? ['checkIn', 'share'] : may('edit') ? ['edit', 'share'] : ['share'];
  if (shelf === 'waiting') {
    const isOffered = Boolean(game.offeredUntil) && at.now < Date.parse(game.offeredUntil ?? '');
    return isOffered ? ['claim', 'route'] : ['find'];
  }
  const isAtHand = at.isNext || Date.parse(game.game_date) - at.now <= atHandMs;
  return isAtHand ? ['ticket', 'route', 'share'] : [];
}

/** Whether somebody waits for this step, so that it becomes the ticket's green button. */
export const isPressing = (step: NextStep): boolean => step === 'claim' || step === 'rate' || step === 'checkIn';
