import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Cents, centsToEuros, type Language, type RefundLine } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, formatWhen } from '../../../platform/time/amsterdam.ts';
import type { Receiver } from '../find-receivers.ts';
import { paidFact } from '../mail/format-payment.ts';
import {
  type Addressee,
  both,
  inGame,
  type MessageGame,
  moneyPath,
  ofPerson,
  onlyNotification,
  pathOf,
} from '../messages.ts';

/** Messages about a spot that the receiver has, waits for or paid for. */
export const ofSpots = {
  /** Somebody on the waiting list has joined; in the app, the registration shows it. */
  spotPromoted: (to: Addressee, game: MessageGame, { paidCents }: { paidCents: number }) => {
    const amount = formatCents(paidCents, to.language);
    const paid = paidCents === 0 ? '' : fill(phrasesIn[to.language].mail.promoted.paid, { amount });
    return inGame(to, game, { notification: null, mail: 'promoted', mailParams: { paid } });
  },

  spotOffered: (to: Addressee, game: MessageGame, { until, priceCents }: { until: Date; priceCents: number }) =>
    inGame(to, game, {
      notification: 'spotOffered',
      mail: 'spotOffered',
      notificationParams: { until: until.toISOString() },
      mailParams: { until: formatWhen(until, to.language), price: formatCents(priceCents, to.language) },
    }),

  /** A spot that is kept for a regular is released soon. */
  regularSpotKept: (to: Addressee, game: MessageGame, { until }: { until: Date }) =>
    inGame(to, game, {
      notification: 'regularSpotKept',
      mail: 'regularSpotKept',
      notificationParams: { until: until.toISOString() },
      mailParams: { until: formatWhen(until, to.language) },
    }),

  spotOpen: (to: Addressee, game: MessageGame, { priceCents }: { priceCents: number }) =>
    inGame(to, game, {
      notification: 'spotOpen',
      mail: 'spotOpen',
      mailParams: { price: formatCents(priceCents, to.language) },
    }),

  /** A spot was booked by email address: the mail has the link to the booking. */
  booked: (
    to: Addressee,
    game: MessageGame,
    booking: { path: string; paidCents: number; feeCents: number; proofUntil: string | null; line: RefundLine },
  ) => {
    const { path, paidCents, feeCents, proofUntil, line } = booking;
    return inGame(to, game, {
      notification: null,
      mail: proofUntil !== null ? 'bookingUnproved' : paidCents > 0 ? 'bookingPaid' : 'booking',
      mailParams: {
        until: proofUntil === null ? '' : formatWhen(new Date(proofUntil), to.language),
        givingUp: sayGivingUp(line, paidCents, to.language),
      },
      ...(paidCents > 0 && { facts: [paidFact({ amountCents: paidCents, feeCents }, to.language)] }),
      mailPath: path,
    });
  },

  /** They paid in time, but the game was cancelled or they had joined in another way. */
  spotCredited: (to: Receiver, game: MessageGame, { amountCents }: { amountCents: number }) =>
    inGame(to, game, {
      notification: 'creditWaiting',
      mail: to.is_guest ? 'creditWaiting' : 'latePayment',
      notificationParams: { amount: centsToEuros(amountCents) },
      mailParams: { amount: formatCents(amountCents, to.language) },
      path: moneyPath(to),
    }),

  friendPaid: (to: Receiver, game: MessageGame, { payer, path }: { payer: Receiver; path: string }) =>
    inGame(to, game, { ...both('friendPaid'), ...ofPerson(to, payer), path }),

  /** To the payer: the player gave up the spot. */
  friendDeclined: (
    to: Receiver,
    game: MessageGame,
    { player, refundedCents }: { player: Receiver; refundedCents: number },
  ) => inGame(to, game, { ...both('friendDeclined'), ...ofPerson(to, player, refundedCents) }),

  /** To the player: the payer gave up the spot. */
  spotGivenUp: (to: Receiver, game: MessageGame, { payer }: { payer: Receiver }) =>
    inGame(to, game, { ...both('spotGivenUp'), ...ofPerson(to, payer) }),

  /** To the player: the payer released the spot. The game's page shows this, and lets the player keep it. */
  spotReleased: (to: Receiver, game: MessageGame, { payer, path }: { payer: Receiver; path?: string }) =>
    inGame(to, game, {
      notification: null,
      mail: 'spotReleased',
      mailParams: ofPerson(to, payer).mailParams,
      ...(path !== undefined && { path }),
    }),

  handOverOffered: (to: Receiver, game: MessageGame & { price_cents: number }, { giver }: { giver: Receiver }) => {
    const { mailParams, ...more } = ofPerson(to, giver);
    const price = formatCents(game.price_cents, to.language);
    const mailPath = to.is_guest ? pathOf(game) : mailedPaths.takingOver(game.id, giver.id);
    return inGame(to, game, { ...both('handOverOffered'), ...more, mailParams: { ...mailParams, price }, mailPath });
  },

  handOverDeclined: (to: Receiver, game: MessageGame, { decliner }: { decliner: Receiver }) =>
    inGame(to, game, { ...both('handOverDeclined'), ...ofPerson(to, decliner) }),

  /** The person a spot was offered to has deleted their account. */
  handOverOff: (
    userId: string,
    game: Pick<MessageGame, 'id' | 'name'>,
    { named }: { named: Pick<Receiver, 'id' | 'name'> },
  ) =>
    onlyNotification({
      userId,
      kind: 'handOverDeclined',
      gameId: game.id,
      params: { friend: named.name },
      namedId: named.id,
      redirectPath: pathOf(game),
    }),

  handOverTaken: (
    to: Receiver,
    game: MessageGame,
    { taker, refundedCents, leaves }: { taker: Receiver; refundedCents: number; leaves: boolean },
  ) => inGame(to, game, { ...both('handOverTaken'), ...ofPerson(to, taker, refundedCents), leaves }),
};

/** What giving up a guest's spot refunds at this hour, in the same words as the pages (product.md#guests). */
function sayGivingUp(line: RefundLine, paidCents: Cents, language: Language): string {
  const words = phrasesIn[language].givingUp[line.is];
  if (line.is !== 'back') return fill(words, { amount: formatCents(paidCents, language) });
  return fill(words, {
    amount: formatCents(line.cents, language),
    percent: line.percent,
    until: formatWhen(line.until, language),
  });
}
