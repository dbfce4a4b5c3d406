import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import { events } from '../notifications/events.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { type EventFacts, isOn } from '../notifications/tell-people.ts';
import type { BookingPaths } from '../joining/announce/booking-links.ts';

/** The events about offered and released spots that people are told of. */
export const toldHandOvers = [
  'spot.released',
  'spot.withdrawn',
  'handOver.offered',
  'handOver.declined',
  'handOver.dropped',
] as const satisfies readonly EventName[];

/** What people are told when a player offers a spot to one person, or releases it to the waiting list. */
export function handOverMessages(
  event: DomainEvent<(typeof toldHandOvers)[number]>,
  { games, people, booking }: EventFacts & BookingPaths,
): Message[] {
  const game = games.get(event.data.gameId);
  const to = people.get(event.data.userId);
  if (!game || !to) return [];
  switch (event.name) {
    case 'spot.released': {
      const payer = people.get(event.data.payerId);
      const path = to.is_guest ? { path: booking(event.data.registrationId) } : {};
      return payer ? [events.spotReleased(to, game, { payer, ...path })] : [];
    }
    case 'spot.withdrawn':
      return [ofGame(to.id, 'spotWithdrawn', game)];
    case 'handOver.offered': {
      const giver = people.get(event.data.giverId);
      return giver && isOn(game) ? [events.handOverOffered(to, game, { giver })] : [];
    }
    case 'handOver.declined': {
      const decliner = people.get(event.data.declinerId);
      return decliner ? [events.handOverDeclined(to, game, { decliner })] : [];
    }
    case 'handOver.dropped': {
      const named = people.get(event.data.declinerId);
      return named ? [events.handOverOff(to.id, game, { named })] : [];
    }
  }
}
