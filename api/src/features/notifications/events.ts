import { phrasesIn, type MailKind } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros, type GameChange } from '@rondo/rules';
import type { NotificationKind } from '@rondo/rules/notifications';
import type { ReminderKind } from '@rondo/rules/reminders';
import { formatCents, sayTime, formatWhen } from '../../platform/amsterdam.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Receiver } from './find-receivers.ts';
import type { MailFact, MailParams } from './mail/mail-layout.ts';
import { paidFact } from './mail/format-payment.ts';
import {
  aboutGame,
  type Addressee,
  both,
  inCommunity,
  inGame,
  type MessageCommunity,
  moneyPath,
  ofPerson,
  onlyNotification,
  pathOf,
  type Message,
  type MessageGame,
} from './messages.ts';

/** A game that somebody could join instead of one that was cancelled. */
export type OtherGame = Pick<Rows['game'], 'id' | 'name' | 'starts_at' | 'address' | 'city'>;

/** Kinds whose mail is made from the notification after the commit (deliver-notifications.ts), so that commands write nothing else. */
export const ownMails: Partial<Record<NotificationKind, MailKind>> = {
  signedUp: 'signedUp',
  paymentConfirmed: 'paymentConfirmed',
  spotLapsed: 'spotLapsed',
  spotWithdrawn: 'spotWithdrawn',
  matchBelowMinimum: 'matchBelowMinimum',
  matchGiven: 'matchGiven',
  matchInvited: 'matchInvited',
  afterMatchRating: 'afterMatchRating',
  communityApproved: 'communityApproved',
  communityDenied: 'communityDenied',
  communityRequest: 'communityRequest',
  communityRemoved: 'communityRemoved',
  communityAdmin: 'communityAdmin',
  communityNews: 'communityNews',
  communityGames: 'communityGames',
  labelSuggested: 'labelSuggested',
  labelRemoved: 'labelRemoved',
  labelReported: 'labelReported',
  tagGiven: 'tagGiven',
};

/**
 * The single table of what people are told besides what they did themselves: the notification, the mail, their params, and where they
 * lead. A kind's category is in `notificationKinds` and `mailCategories`, the words in `phrases`. What a join tells its own player is
 * written with the join (write-decisions.ts), and mails about logging in by their commands.
 */
export const events = {
  gameConfirmed: (to: Addressee, game: MessageGame) =>
    inGame(to, game, { notification: 'matchConfirmed', mail: 'gameConfirmed' }),

  gameChanged: (
    to: Addressee,
    game: MessageGame,
    {
      changes,
      words,
      takesPart,
      startsAt,
    }: { changes: readonly GameChange[]; words: string; takesPart: boolean; startsAt: Date },
  ) =>
    inGame(to, game, {
      notification: 'matchChanged',
      mail: takesPart ? 'gameChanged' : null,
      notificationParams: { changes: changes.join(',') },
      mailParams: { changes: words },
      startsAt,
    }),

  gameCancelled: (
    to: Addressee & { is_guest: boolean },
    game: MessageGame,
    {
      by,
      note,
      paidCents,
      others,
      publicUrl,
    }: {
      by: keyof typeof cancelMails;
      note: string;
      paidCents: number;
      others: readonly OtherGame[];
      publicUrl: string;
    },
  ) => {
    const keptForGuest = paidCents > 0 && to.is_guest;
    return inGame(to, game, {
      notification: 'matchCancelled',
      mail: keptForGuest ? 'gameCancelledGuest' : cancelMails[by][paidCents > 0 ? 'refunded' : 'free'],
      notificationParams: { refund: centsToEuros(paidCents), cause: by, ...(note && { note }) },
      mailParams: { amount: formatCents(paidCents, to.language), note: note && `“${note}”` },
      others: others.map((other) => ({
        title: other.name,
        line: `${formatWhen(new Date(other.starts_at), to.language)} · ${other.city || other.address}`,
        link: publicUrl + pathOf(other),
      })),
      mailPath: paidCents === 0 ? '/allgames' : moneyPath(to),
    });
  },

  /** To the organiser; its mail is made from the notification. */
  gameBelowMinimum: (userId: string, game: Pick<MessageGame, 'id' | 'name'>) =>
    onlyNotification({
      userId,
      kind: 'matchBelowMinimum',
      gameId: game.id,
      params: { gameName: game.name },
      redirectPath: pathOf(game),
    }),

  /** To the organiser into whose hands an admin gave it; its mail is made from the notification. */
  gameGiven: (userId: string, game: Pick<MessageGame, 'id' | 'name'>) =>
    onlyNotification({
      userId,
      kind: 'matchGiven',
      gameId: game.id,
      params: { gameName: game.name },
      redirectPath: pathOf(game),
    }),

  /** From somebody they played with; its mail is made from the notification. */
  gameInvited: (userId: string, game: MessageGame, { by }: { by: Pick<Receiver, 'id' | 'name'> }) =>
    onlyNotification({
      userId,
      kind: 'matchInvited',
      gameId: game.id,
      params: { ...aboutGame(game), friend: by.name },
      namedId: by.id,
      redirectPath: pathOf(game),
    }),

  gameSoon: (
    to: Addressee,
    game: MessageGame,
    { kind, facts, mailPath }: { kind: ReminderKind; facts: readonly MailFact[]; mailPath: string },
  ) =>
    inGame(to, game, {
      notification: kind,
      mail: kind === 'matchInADay' ? 'gameInADay' : 'gameInTwoHours',
      mailParams: { time: sayTime(new Date(game.starts_at)) },
      facts,
      mailPath,
    }),

  /** Somebody on the waiting list got in; in the app, the registration shows it. */
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

  spotOpen: (to: Addressee, game: MessageGame, { priceCents }: { priceCents: number }) =>
    inGame(to, game, {
      notification: 'spotOpen',
      mail: 'spotOpen',
      mailParams: { price: formatCents(priceCents, to.language) },
    }),

  /** An offer lapsed or was withdrawn; its mail is made from the notification. */
  spotGone: (userId: string, game: MessageGame, { kind }: { kind: 'spotLapsed' | 'spotWithdrawn' }) =>
    onlyNotification({ userId, kind, gameId: game.id, params: aboutGame(game), redirectPath: pathOf(game) }),

  /** Booked by email address: the mail has the link to the booking. */
  booked: (
    to: Addressee,
    game: MessageGame,
    booking: { path: string; paidCents: number; feeCents: number; proofUntil: string | null },
  ) => {
    const { path, paidCents, feeCents, proofUntil } = booking;
    return inGame(to, game, {
      notification: null,
      mail: proofUntil !== null ? 'bookingUnproved' : paidCents > 0 ? 'bookingPaid' : 'booking',
      mailParams: { until: proofUntil === null ? '' : formatWhen(new Date(proofUntil), to.language) },
      ...(paidCents > 0 && { facts: [paidFact({ amountCents: paidCents, feeCents }, to.language)] }),
      mailPath: path,
    });
  },

  /** Paid in time, but the game was cancelled or they got in another way. */
  spotCredited: (to: Receiver, game: MessageGame, { amountCents }: { amountCents: number }) =>
    inGame(to, game, {
      notification: 'creditWaiting',
      mail: to.is_guest ? 'creditWaiting' : 'latePayment',
      notificationParams: { amount: centsToEuros(amountCents) },
      mailParams: { amount: formatCents(amountCents, to.language) },
      path: moneyPath(to),
    }),

  /** A top-up, or a payment for a spot that came after its order had expired. */
  paymentCredited: (
    to: Addressee & { is_guest: boolean },
    {
      isSpot,
      isLate,
      gameName,
      amountCents,
      feeCents,
    }: {
      isSpot: boolean;
      isLate: boolean;
      gameName: string;
      amountCents: number;
      feeCents: number;
    },
  ): Message => {
    const { id: userId, email, name, language } = to;
    // A fee that Rondo pays itself isn't mentioned.
    const fee =
      feeCents === 0 ? '' : fill(phrasesIn[language].mail.topUpPaid.fee, { amount: formatCents(feeCents, language) });
    return {
      notification: {
        userId,
        kind: isSpot ? 'creditWaiting' : 'topUpConfirmed',
        params: { amount: centsToEuros(amountCents) },
        redirectPath: '/wallet',
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: to.is_guest ? 'creditWaiting' : isLate ? 'latePayment' : 'topUpPaid',
        params: { game: gameName, amount: formatCents(amountCents, language), fee },
        link: moneyPath(to),
      },
    };
  },

  /** Pay that the bank has sent an organiser, with what it is for. */
  payoutSent: (
    to: Addressee,
    { amountCents, iban, facts }: { amountCents: number; iban: string; facts: readonly MailFact[] },
  ) => payoutMail(to, 'payoutSent', { amount: formatCents(amountCents, to.language), iban }, facts),

  payoutReturned: (
    to: Addressee,
    { amountCents, iban, reason }: { amountCents: number; iban: string; reason: string },
  ) =>
    payoutMail(to, 'payoutReturned', {
      amount: formatCents(amountCents, to.language),
      iban,
      reason: reason && `“${reason}”`,
    }),

  /** What two admins put right in somebody's wallet or pay; of pay there is only the mail, as of payouts. */
  corrected: (
    { id: userId, email, name, language }: Addressee,
    { account, amountCents, reason }: { account: 'wallet' | 'owed_to_organiser'; amountCents: number; reason: string },
  ): Message => {
    const amount = `${amountCents > 0 ? '+' : ''}${formatCents(amountCents, language)}`;
    const mail = { to: email, userId, name, language, params: { amount, reason: `“${reason}”` } };
    if (account === 'owed_to_organiser')
      return { notification: null, mail: { ...mail, kind: 'payCorrected', link: '/organising?tab=pay' } };
    const params = { amount: centsToEuros(amountCents), words: reason };
    return {
      notification: { userId, kind: 'balanceCorrected', params, redirectPath: '/wallet' },
      mail: { ...mail, kind: 'balanceCorrected', link: '/wallet' },
    };
  },

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

  handOverOffered: (to: Receiver, game: MessageGame & { price_cents: number }, { giver }: { giver: Receiver }) => {
    const { mailParams, ...more } = ofPerson(to, giver);
    const price = formatCents(game.price_cents, to.language);
    return inGame(to, game, { ...both('handOverOffered'), ...more, mailParams: { ...mailParams, price } });
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
      params: { gameName: game.name, friend: named.name },
      namedId: named.id,
      redirectPath: pathOf(game),
    }),

  handOverTaken: (
    to: Receiver,
    game: MessageGame,
    { taker, refundedCents }: { taker: Receiver; refundedCents: number },
  ) => inGame(to, game, { ...both('handOverTaken'), ...ofPerson(to, taker, refundedCents) }),

  /** The game is over: rate who one played with. Its mail is made from the notification. */
  afterMatchRating: (userId: string, game: MessageGame) =>
    onlyNotification({
      userId,
      kind: 'afterMatchRating',
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: `${pathOf(game)}?step=rate`,
    }),

  /** @param scores rounded; without `from` it is the first */
  ratingReceipt: (userId: string, receipt: { sport: string; count: number; from?: number; to: number }) =>
    onlyNotification({ userId, kind: 'ratingReceipt', params: receipt, redirectPath: '/profile#ratings' }),

  communityRequest: (userId: string, community: MessageCommunity, asker: Pick<Receiver, 'id' | 'name'>) =>
    onlyNotification({
      ...inCommunity(userId, 'communityRequest', community, '?tab=requests'),
      params: { friend: asker.name },
      namedId: asker.id,
    }),

  communityDecided: (
    userId: string,
    community: MessageCommunity,
    { decision, adminNote }: { decision: 'approve' | 'deny'; adminNote: string },
  ) =>
    onlyNotification({
      ...inCommunity(userId, decision === 'approve' ? 'communityApproved' : 'communityDenied', community),
      ...(adminNote && { params: { adminNote } }),
    }),

  communityRemoved: (userId: string, community: MessageCommunity, { reason }: { reason: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'communityRemoved', community),
      ...(reason && { params: { adminNote: reason } }),
    }),

  communityAdmin: (userId: string, community: MessageCommunity) =>
    onlyNotification(inCommunity(userId, 'communityAdmin', community)),

  communityNews: (userId: string, community: MessageCommunity, { title }: { title: string }) =>
    onlyNotification({ ...inCommunity(userId, 'communityNews', community, '?tab=news'), params: { title } }),

  /** @param games their names, in one line */
  communityGames: (userId: string, community: MessageCommunity, { games }: { games: string }) =>
    onlyNotification({ ...inCommunity(userId, 'communityGames', community), params: { games } }),

  labelSuggested: (
    userId: string,
    community: MessageCommunity,
    { words, by }: { words: string; by: Pick<Receiver, 'id' | 'name'> },
  ) =>
    onlyNotification({
      ...inCommunity(userId, 'labelSuggested', community, ownLabels),
      params: { words, friend: by.name },
      namedId: by.id,
    }),

  labelRemoved: (userId: string, community: MessageCommunity, { words, reason }: { words: string; reason: string }) =>
    onlyNotification({
      ...inCommunity(userId, 'labelRemoved', community, ownLabels),
      params: { words, ...(reason && { adminNote: reason }) },
    }),

  labelReported: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    onlyNotification({ ...inCommunity(userId, 'labelReported', community, '?step=reports'), params: { words } }),

  tagGiven: (userId: string, community: MessageCommunity, { words }: { words: string }) =>
    onlyNotification({ ...inCommunity(userId, 'tagGiven', community, ownLabels), params: { words } }),
};

const payoutMail = (
  { id: userId, email, name, language }: Addressee,
  kind: 'payoutSent' | 'payoutReturned',
  params: MailParams,
  facts: readonly MailFact[] = [],
): Message => ({
  notification: null,
  mail: { to: email, userId, name, language, kind, params, facts, link: '/organising?tab=pay' },
});

/** Where somebody answers what they are called. */
const ownLabels = '?tab=members&step=mine';

/** The mail by who cancelled the game, and whether anything is refunded. */
const cancelMails = {
  system: { refunded: 'gameCancelledRefund', free: 'gameCancelled' },
  organiser: { refunded: 'gameCancelledByPersonRefund', free: 'gameCancelledByPerson' },
  rondo: { refunded: 'gameCancelledByRondoRefund', free: 'gameCancelledByRondo' },
} as const;
