import { refundLine } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { DomainEvent, EventName } from '../../../platform/events/event-names.ts';
import { events } from '../../notifications/events.ts';
import { type Message, ofGame } from '../../notifications/messages.ts';
import { type EventFacts, isOn } from '../../notifications/tell-people.ts';
import type { BookingPaths } from './booking-links.ts';

/** The events about spots that people are told of. */
export const toldSpots = [
  'game.belowMinimum',
  'spot.promoted',
  'spot.offered',
  'spot.opened',
  'spot.lapsed',
  'spot.booked',
  'spot.paidFor',
  'spot.declined',
  'spot.endedByPayer',
  'spot.handedOver',
  'group.invited',
  'group.complete',
  'group.over',
  'payment.credited',
  'payment.returned',
] as const satisfies readonly EventName[];

/** Events after which somebody has a spot, or can take one. */
const isOfSpot: ReadonlySet<EventName> = new Set([
  'game.belowMinimum',
  'spot.promoted',
  'spot.offered',
  'spot.opened',
  'spot.booked',
  'spot.paidFor',
  'group.invited',
]);

type ToldSpot = DomainEvent<(typeof toldSpots)[number]>;

/**
 * What people are told when others, or the clock, changed their spots and their money. Nothing is told about spots in a game that is over or
 * cancelled (cancelling is told by itself), nor about an offer whose time has passed.
 */
export function spotMessages(event: ToldSpot, { games, people, booking, now }: EventFacts & BookingPaths): Message[] {
  const game = games.get(event.data.gameId);
  if (!game) return [];
  if (isOfSpot.has(event.name) && !isOn(game)) return [];
  if ('until' in event.data && new Date(event.data.until) <= now) return [];
  if (event.name === 'game.belowMinimum') return [events.gameBelowMinimum(game.organiser_id, game)];
  const { data } = event;
  const player = people.get(data.userId);
  const payer = 'payerId' in data ? people.get(data.payerId) : undefined;
  if (!player) return [];
  switch (event.name) {
    case 'spot.promoted':
      return [events.spotPromoted(player, game, event.data)];
    case 'spot.offered':
      return [events.spotOffered(player, game, { ...event.data, until: new Date(event.data.until) })];
    case 'spot.opened':
      return [events.spotOpen(player, game, event.data)];
    case 'spot.lapsed':
      return [ofGame(player.id, 'spotLapsed', game)];
    case 'spot.booked': {
      const { registrationId, paidCents } = event.data;
      const { status, tournament_external: external } = game;
      const line = refundLine({ status, external, startsAt: new Date(game.starts_at), paidCents }, event.happenedAt);
      return [events.booked(player, game, { ...event.data, path: booking(registrationId), line })];
    }
    case 'spot.paidFor':
      return payer ? [events.friendPaid(player, game, { payer, path: booking(event.data.registrationId) })] : [];
    case 'spot.declined':
      return payer ? [events.friendDeclined(payer, game, { ...event.data, player })] : [];
    case 'spot.endedByPayer':
      return payer ? [events.spotGivenUp(player, game, { payer })] : [];
    case 'spot.handedOver': {
      const taker = people.get(event.data.takerId);
      if (!payer || !taker) return [];
      const both = new Set([player, payer].filter((one) => one !== taker));
      return [...both].map((one) => events.handOverTaken(one, game, { ...event.data, taker, leaves: one === player }));
    }
    case 'group.invited': {
      const { starterId, groupId, until } = event.data;
      const friend = people.get(starterId);
      const heard = { params: { until }, path: mailedPaths.groupOfGame(game.id, groupId) };
      return friend ? [ofGame(player.id, 'groupInvited', game, { ...heard, friend })] : [];
    }
    case 'group.complete':
      return [ofGame(player.id, 'groupComplete', game)];
    case 'group.over':
      return [ofGame(player.id, 'groupOver', game)];
    case 'payment.credited':
      return [events.spotCredited(player, game, event.data)];
    case 'payment.returned':
      return [events.paymentReturned(player, { ...event.data, gameName: game.name, why: 'inGame' })];
  }
}
