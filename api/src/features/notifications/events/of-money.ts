import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Cents, centsToEuros, formatChange } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, formatWhen } from '../../../platform/time/amsterdam.ts';
import type { MailFact, MailParams } from '../mail/mail-layout.ts';
import { type Addressee, both, type Message, moneyPath, ofAccount, pathOf } from '../messages.ts';

export const ofMoney = {
  /** A top-up, or a payment for a spot that came after its order had expired. */
  paymentCredited: (
    to: Addressee & { is_guest: boolean },
    {
      isSpot,
      isLate,
      gameName,
      amountCents,
      feeCents,
      settledCents,
    }: {
      isSpot: boolean;
      isLate: boolean;
      gameName: string;
      amountCents: number;
      feeCents: number;
      /** How much of the amount settled a debt. */
      settledCents: number;
    },
  ): Message => {
    const { language } = to;
    // A fee that Rondo pays itself isn't mentioned.
    const fee =
      feeCents === 0 ? '' : fill(phrasesIn[language].mail.topUpPaid.fee, { amount: formatCents(feeCents, language) });
    const settled =
      settledCents === 0
        ? ''
        : fill(phrasesIn[language].mail.topUpPaid.settled, { amount: formatCents(settledCents, language) });
    return ofAccount(to, {
      notification: isSpot ? 'creditWaiting' : 'topUpConfirmed',
      mail: to.is_guest ? 'creditWaiting' : isLate ? 'latePayment' : 'topUpPaid',
      notificationParams: {
        amount: centsToEuros(amountCents),
        ...(settledCents > 0 && { owed: centsToEuros(settledCents) }),
      },
      mailParams: { game: gameName, amount: formatCents(amountCents, language), fee, settled },
      mailPath: moneyPath(to),
    });
  },

  /** A payment for a spot whose payer has joined already, or started another checkout: all of it goes back through the provider. */
  paymentReturned: (
    to: Addressee,
    {
      gameId,
      gameName,
      why,
      totalCents,
    }: { gameId: string; gameName: string; why: 'inGame' | 'replaced' | 'outOfGame'; totalCents: number },
  ): Message => {
    const { id: userId, email, name, language } = to;
    const said = fill(phrasesIn[language].mail.paymentReturned[why], { game: gameName });
    const params = { game: gameName, why: said, amount: formatCents(totalCents, language) };
    return {
      notification: null,
      mail: { to: email, userId, name, language, kind: 'paymentReturned', params, link: pathOf({ id: gameId }) },
    };
  },
  /** To the owner of a bank account that was entered for pay: somebody else may have entered it. */
  bankDetailsChanged: (to: Addressee, { holder, iban, from }: { holder: string; iban: string; from: Date }): Message =>
    ofAccount(to, {
      ...both('bankDetailsChanged'),
      notificationParams: { words: iban, until: from.toISOString() },
      mailParams: { iban, words: holder, when: formatWhen(from, to.language) },
    }),

  /** Pay is owed, but no bank account is known for it. */
  bankDetailsWanted: (to: Addressee, amountCents: Cents): Message =>
    ofAccount(to, {
      ...both('bankDetailsWanted'),
      notificationParams: { amount: centsToEuros(amountCents) },
      mailParams: { amount: formatCents(amountCents, to.language) },
    }),

  /** What the yearly report says of an organiser is not known. */
  taxDetailsWanted: (to: Addressee): Message =>
    ofAccount(to, { ...both('taxDetailsWanted'), notificationParams: {}, mailParams: {} }),

  /** Pay that the bank has sent to an organiser, with the games it is for. */
  payoutSent: (
    to: Addressee,
    { amountCents, iban, facts }: { amountCents: number; iban: string; facts: readonly MailFact[] },
  ) => payMail(to, 'payoutSent', { amount: formatCents(amountCents, to.language), iban }, facts),

  payoutReturned: (
    to: Addressee,
    { amountCents, iban, reason }: { amountCents: number; iban: string; reason: string },
  ) =>
    payMail(to, 'payoutReturned', {
      amount: formatCents(amountCents, to.language),
      iban,
      reason: reason && `“${reason}”`,
    }),

  /** What somebody was paid in a past year. */
  paidInYear: (to: Addressee, { year, amountCents }: { year: number; amountCents: number }): Message => {
    const message = payMail(to, 'paidInYear', { year: `${year}`, amount: formatCents(amountCents, to.language) });
    return { ...message, mail: message.mail && { ...message.mail, link: mailedPaths.payOfYear(`${year}`) } };
  },

  /** A payment was reported by mistake. */
  payoutUndone: (to: Addressee, { amountCents, iban }: { amountCents: number; iban: string }) =>
    payMail(to, 'payoutUndone', { amount: formatCents(amountCents, to.language), iban }),

  /** A correction of somebody's wallet or pay; for pay there is only a mail, as for payouts. */
  corrected: (
    to: Addressee,
    { account, amountCents, reason }: { account: 'wallet' | 'owed_to_organiser'; amountCents: number; reason: string },
  ): Message => {
    const amount = formatChange(centsToEuros(amountCents), to.language);
    const mailParams = { amount, reason: `“${reason}”` };
    if (account === 'owed_to_organiser') return payMail(to, 'payCorrected', mailParams);
    const notificationParams = { amount: centsToEuros(amountCents), words: reason };
    return ofAccount(to, { ...both('balanceCorrected'), notificationParams, mailParams });
  },

  /** The part of a top-up that the wallet still held goes back the way it was paid. */
  topUpPaidBack: (to: Addressee, { amountCents, reason }: { amountCents: number; reason: string }): Message =>
    ofAccount(to, {
      ...both('topUpPaidBack'),
      notificationParams: { amount: centsToEuros(amountCents), words: reason },
      mailParams: { amount: formatCents(amountCents, to.language), reason: `“${reason}”` },
    }),

  /** A promocode ended, and the rest of its gift went back. */
  giftTakenBack: (to: Addressee, { amountCents, reason }: { amountCents: number; reason: string }): Message =>
    ofAccount(to, {
      ...both('giftTakenBack'),
      notificationParams: { amount: centsToEuros(amountCents), words: reason },
      mailParams: { amount: formatCents(amountCents, to.language), reason: `“${reason}”` },
    }),

  /** A month before a pass with games left ends. */
  passEndsSoon: (to: Addressee, pass: TheirPass & { ridesLeft: number; endsAt: Date }): Message => {
    const { gameName, backCents, ridesLeft: count, endsAt } = pass;
    const until = formatWhen(endsAt, to.language);
    return ofAccount(to, {
      ...both('passEndsSoon'),
      notificationParams: { gameName, count, until: endsAt.toISOString() },
      mailParams: { game: gameName, count: String(count), until, amount: formatCents(backCents, to.language) },
    });
  },

  /** A pass ended by itself, and the money on it came back. */
  passEnded: (to: Addressee, pass: TheirPass & { end: 'expired' | 'season_over' }): Message => {
    const { gameName, backCents, end } = pass;
    const why = phrasesIn[to.language].mail.passEnded[end];
    return ofAccount(to, {
      ...both('passEnded'),
      notificationParams: { gameName, amount: centsToEuros(backCents) },
      mailParams: { game: gameName, why, amount: formatCents(backCents, to.language) },
    });
  },
};

interface TheirPass {
  /** The game at which the pass was bought. */
  gameName: string;
  backCents: number;
}

const payMail = (
  { id: userId, email, name, language }: Addressee,
  kind: 'payoutSent' | 'payoutReturned' | 'payoutUndone' | 'payCorrected' | 'paidInYear',
  params: MailParams,
  facts: readonly MailFact[] = [],
): Message => ({
  notification: null,
  mail: { to: email, userId, name, language, kind, params, facts, link: mailedPaths.pay() },
});
