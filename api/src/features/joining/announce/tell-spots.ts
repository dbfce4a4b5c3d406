import { refundLine } from '@rondo/rules';
import type { DomainEvent, EventName } from '../../../platform/events/event-names.ts';
import type { Hearer } from '../../../platform/events/hear-events.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { events } from '../../notifications/events.ts';
import type { Message } from '../../notifications/messages.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { bookingToken } from './booking-links.ts';
import { type EventFacts, findEventFacts } from './find-event-facts.ts';

/** The events that people are told of here. */
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

type ToldSpot = DomainEvent<(typeof toldSpots)[number]>;

interface TellingContext {
  jobs: Jobs;
  config: { publicUrl: string; secretKey: string };
}

/** Tells people of what others, or the clock, did with their spots and their money; nobody whose account was deleted meanwhile. */
export function tellSpots({ jobs, config }: TellingContext): Hearer<ToldSpot['name']> {
  const { publicUrl, secretKey } = config;
  return async (trx, happened, now) => {
    const facts = await findEventFacts(trx, happened);
    const told = happened.flatMap((event) => messagesOf(event, facts, secretKey));
    const heard = told.filter(({ notification, mail }) => !facts.left.has(notification?.userId ?? mail?.userId ?? ''));
    await sendMessages(trx, { jobs, publicUrl }, heard, now);
  };
}

/** The messages of an event: of an offer none once the game is over. */
function messagesOf(event: ToldSpot, { games, people, links }: EventFacts, secretKey: string): Message[] {
  const game = games.get(event.data.gameId);
  if (!game) return [];
  if (event.name === 'game.belowMinimum') return [events.gameBelowMinimum(game.organiser_id, game)];
  const { data } = event;
  const player = people.get(data.userId);
  const payer = 'payerId' in data ? people.get(data.payerId) : undefined;
  if (!player) return [];
  const isOver = game.archived || game.status === 'cancelled';
  const booking = (registrationId: string) =>
    `/booking/${bookingToken(secretKey, { registrationId, corrected: links.get(registrationId) ?? 0 })}`;
  switch (event.name) {
    case 'spot.promoted':
      return [events.spotPromoted(player, game, event.data)];
    case 'spot.offered':
      return isOver ? [] : [events.spotOffered(player, game, { ...event.data, until: new Date(event.data.until) })];
    case 'spot.opened':
      return isOver ? [] : [events.spotOpen(player, game, event.data)];
    case 'spot.lapsed':
      return [events.spotGone(player.id, game, { kind: 'spotLapsed' })];
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
      const starter = people.get(event.data.starterId);
      return starter ? [events.groupInvited(player, game, { ...event.data, starter })] : [];
    }
    case 'group.complete':
      return [events.groupComplete(player, game)];
    case 'group.over':
      return [events.groupOver(player, game)];
    case 'payment.credited':
      return [events.spotCredited(player, game, event.data)];
    case 'payment.returned':
      return [events.paymentReturned(player, { ...event.data, gameName: game.name, why: 'inGame' })];
  }
}
