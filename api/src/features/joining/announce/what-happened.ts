import type { NewEvent } from '../../../platform/events/event-names.ts';
import { pricesNow } from '../decide/take-spot.ts';
import type { GameState } from '../state/game-state.ts';
import type { DecidedGame } from '../state/writes.ts';

/** What a batch's decisions on a game mean to people other than those who asked for them. */
export function whatHappened({ state, writes }: DecidedGame): NewEvent[] {
  const gameId = state.game.id;
  const promoted = writes.registrations.filter(({ notification }) => notification === 'waitingListPromoted');
  const happened: NewEvent[] = [
    ...promoted.map(({ userId, paidCents }) => event('spot.promoted', { gameId, userId, paidCents })),
    ...writes.offers.map(({ userId, until }) =>
      event('spot.offered', { gameId, userId, until: until.toISOString(), priceCents: priceNow(state, userId) }),
    ),
    ...writes.told.map((userId) => event('spot.opened', { gameId, userId, priceCents: priceNow(state, userId) })),
    ...writes.lapsed.map((userId) => event('spot.lapsed', { gameId, userId })),
    ...writes.news.map(({ name, ...data }) => ({ name, data: { gameId, ...data } }) as NewEvent),
    ...writes.ended.map(({ id }) => event('spot.givenUp', { gameId, registrationId: id })),
  ];
  if (writes.belowMinimum) happened.unshift(event('game.belowMinimum', { gameId }));
  if (writes.confirmed) happened.unshift(event('game.confirmed', { gameId }));
  return happened;
}

const event = <Name extends NewEvent['name']>(name: Name, data: Extract<NewEvent, { name: Name }>['data']) =>
  ({ name, data }) as NewEvent;

function priceNow(state: GameState, userId: string): number {
  const payer = state.owners.get(userId);
  const [price] = payer ? pricesNow(state, payer, { besides: [userId], spots: 1, periodicId: null }) : [];
  return price?.totalCents ?? state.game.priceCents;
}
