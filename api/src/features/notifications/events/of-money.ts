import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, formatWhen } from '../../../platform/time/amsterdam.ts';
import type { MailFact, MailParams } from '../mail/mail-layout.ts';
import { type Addressee, type Message, moneyPath, pathOf } from '../messages.ts';

/** Messages about people's money. */
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
      /** How much of it settled a debt. */
      settledCents: number;
    },
  ): Message => {
    const { id: userId, email, name, language } = to;
    // A fee that Rondo pays itself isn't mentioned.
    const fee =
      feeCents === 0 ? '' : fill(phrasesIn[language].mail.topUpPaid.fee, { amount: formatCents(feeCents, language) });
    const settled =
      settledCents === 0
        ? ''
        : fill(phrasesIn[language].mail.topUpPaid.settled, { amount: formatCents(settledCents, language) });
    return {
      notification: {
        userId,
        kind: isSpot ? 'creditWaiting' : 'topUpConfirmed',
        params: { amount: centsToEuros(amountCents), ...(settledCents > 0 && { owed: centsToEuros(settledCents) }) },
        redirectPath: mailedPaths.wallet(),
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: to.is_guest ? 'creditWaiting' : isLate ? 'latePayment' : 'topUpPaid',
        params: { game: gameName, amount: formatCents(amountCents, language), fee, settled },
        link: moneyPath(to),
      },
    };
  },

  /** A payment for a spot by a person who is in already, or started another: all of it goes back through the provider. */
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
  /** Where pay goes from now on, to its owner: somebody else may have entered it. */
  bankDetailsChanged: (
    { id: userId, email, name, language }: Addressee,
    { holder, iban, from }: { holder: string; iban: string; from: Date },
  ): Message => ({
    notification: {
      userId,
      kind: 'bankDetailsChanged',
      params: { words: iban, until: from.toISOString() },
      redirectPath: mailedPaths.pay(),
    },
    mail: {
      to: email,
      userId,
      name,
      language,
      kind: 'bankDetailsChanged',
      params: { iban, words: holder, when: formatWhen(from, language) },
      link: mailedPaths.pay(),
    },
  }),

  /** Pay that the bank has sent an organiser, with its games. */
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

  /** That what was written of a payment was a slip. */
  payoutUndone: (to: Addressee, { amountCents, iban }: { amountCents: number; iban: string }) =>
    payoutMail(to, 'payoutUndone', { amount: formatCents(amountCents, to.language), iban }),

  /** A correction of somebody's wallet or pay; of pay there is only the mail, as of payouts. */
  corrected: (
    { id: userId, email, name, language }: Addressee,
    { account, amountCents, reason }: { account: 'wallet' | 'owed_to_organiser'; amountCents: number; reason: string },
  ): Message => {
    const amount = `${amountCents > 0 ? '+' : '−'} ${formatCents(Math.abs(amountCents), language)}`;
    const mail = { to: email, userId, name, language, params: { amount, reason: `“${reason}”` } };
    if (account === 'owed_to_organiser')
      return { notification: null, mail: { ...mail, kind: 'payCorrected', link: mailedPaths.pay() } };
    const params = { amount: centsToEuros(amountCents), words: reason };
    return {
      notification: { userId, kind: 'balanceCorrected', params, redirectPath: mailedPaths.wallet() },
      mail: { ...mail, kind: 'balanceCorrected', link: mailedPaths.wallet() },
    };
  },

  /** A month before a pass ends with games on it. */
  passEndsSoon: (
    { id: userId, email, name, language }: Addressee,
    pass: TheirPass & { ridesLeft: number; endsAt: Date },
  ): Message => {
    const { gameName, backCents, ridesLeft: count, endsAt } = pass;
    const until = formatWhen(endsAt, language);
    return {
      notification: {
        userId,
        kind: 'passEndsSoon',
        params: { gameName, count, until: endsAt.toISOString() },
        redirectPath: mailedPaths.passes(),
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'passEndsSoon',
        params: { game: gameName, count: String(count), until, amount: formatCents(backCents, language) },
        link: mailedPaths.passes(),
      },
    };
  },

  /** A pass ended by itself, and the money on it came back. */
  passEnded: (
    { id: userId, email, name, language }: Addressee,
    pass: TheirPass & { end: 'expired' | 'season_over' },
  ): Message => {
    const { gameName, backCents, end } = pass;
    const why = phrasesIn[language].mail.passEnded[end];
    return {
      notification: {
        userId,
        kind: 'passEnded',
        params: { gameName, amount: centsToEuros(backCents) },
        redirectPath: mailedPaths.wallet(),
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'passEnded',
        params: { game: gameName, why, amount: formatCents(backCents, language) },
        link: mailedPaths.wallet(),
      },
    };
  },
};

interface TheirPass {
  /** The game it was bought at. */
  gameName: string;
  backCents: number;
}

const payoutMail = (
  { id: userId, email, name, language }: Addressee,
  kind: 'payoutSent' | 'payoutReturned' | 'payoutUndone',
  params: MailParams,
  facts: readonly MailFact[] = [],
): Message => ({
  notification: null,
  mail: { to: email, userId, name, language, kind, params, facts, link: mailedPaths.pay() },
});
