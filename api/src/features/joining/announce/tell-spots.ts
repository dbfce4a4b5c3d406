import { events } from '../../notifications/events.ts';
import type { Receiver } from '../../notifications/find-receivers.ts';
import type { Message, MessageGame } from '../../notifications/messages.ts';
import { pricesNow } from '../decide/take-spot.ts';
import type { GameState } from '../state/game-state.ts';
import type { DecidedGame } from '../state/writes.ts';

/**
 * Tells waiting players about an open spot: it is theirs, it is kept for them, or it goes to the first to take it. Also tells people whose
 * offer has lapsed.
 */
export function tellSpots(
  game: MessageGame,
  { state, writes }: DecidedGame,
  people: ReadonlyMap<string, Receiver>,
): Message[] {
  const to = (userId: string, say: (receiver: Receiver) => Message): Message[] => {
    const receiver = people.get(userId);
    return receiver ? [say(receiver)] : [];
  };
  const priceOf = (userId: string) => ({ priceCents: priceNow(state, userId) });
  return [
    ...writes.registrations.flatMap((spot) =>
      spot.notification === 'waitingListPromoted' ? to(spot.userId, (one) => events.spotPromoted(one, game, spot)) : [],
    ),
    ...writes.offers.flatMap(({ userId, until }) =>
      to(userId, (one) => events.spotOffered(one, game, { until, ...priceOf(userId) })),
    ),
    ...writes.told.flatMap((userId) => to(userId, (one) => events.spotOpen(one, game, priceOf(userId)))),
    ...writes.lapsed.map((userId) => events.spotGone(userId, game, { kind: 'spotLapsed' })),
  ];
}

function priceNow(state: GameState, userId: string): number {
  const payer = state.owners.get(userId);
  const [price] = payer ? pricesNow(state, payer, { besides: [userId], spots: 1, periodicId: null }) : [];
  return price?.totalCents ?? state.game.priceCents;
}
