import { refundLine } from '@rondo/rules';
import { events } from '../../notifications/events.ts';
import type { Receiver } from '../../notifications/find-receivers.ts';
import type { Message, MessageGame } from '../../notifications/messages.ts';
import type { News } from '../state/writes.ts';
import { bookingToken } from './booking-links.ts';

type RefundedGame = Parameters<typeof refundLine>[0];

/** Notifies people of what somebody else did with their spot or their money. */
export function tellNews(
  game: MessageGame & Pick<RefundedGame, 'status' | 'external'>,
  news: News,
  people: ReadonlyMap<string, Receiver>,
  { secretKey, now }: { secretKey: string; now: Date },
): Message[] {
  const player = people.get(news.userId);
  const payer = 'payerId' in news ? people.get(news.payerId) : undefined;
  if (!player) return [];
  // A new spot: nobody has corrected its address.
  const booking = (registrationId: string) => `/booking/${bookingToken(secretKey, { registrationId, corrected: 0 })}`;
  switch (news.what) {
    case 'booked':
      return [
        events.booked(player, game, {
          ...news,
          path: booking(news.registrationId),
          line: refundLine({ ...game, startsAt: new Date(game.starts_at), paidCents: news.paidCents }, now),
        }),
      ];
    case 'credited':
      return [events.spotCredited(player, game, news)];
    case 'returned':
      return [events.paymentReturned(player, { ...news, gameId: game.id, gameName: game.name, why: 'inGame' })];
    case 'friendPaid':
      return payer ? [events.friendPaid(player, game, { payer, path: booking(news.registrationId) })] : [];
    case 'friendDeclined':
      return payer ? [events.friendDeclined(payer, game, { ...news, player })] : [];
    case 'spotGivenUp':
      return payer ? [events.spotGivenUp(player, game, { payer })] : [];
    case 'groupInvited': {
      const starter = people.get(news.starterId);
      return starter ? [events.groupInvited(player, game, { ...news, starter })] : [];
    }
    case 'groupComplete':
      return [events.groupComplete(player, game)];
    case 'groupOver':
      return [events.groupOver(player, game)];
    case 'handOverTaken': {
      const taker = people.get(news.takerId);
      if (!payer || !taker) return [];
      const both = new Set([player, payer].filter((one) => one !== taker));
      return [...both].map((one) => events.handOverTaken(one, game, { ...news, taker, leaves: one === player }));
    }
  }
}
