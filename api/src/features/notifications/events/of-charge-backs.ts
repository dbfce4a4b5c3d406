import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Cents, centsToEuros } from '@rondo/rules';
import { formatCents, formatShortDay } from '../../../platform/amsterdam.ts';
import { formatName } from '../format-name.ts';
import type { MailFact } from '../mail/mail-layout.ts';
import { guestAccountPath } from '../guest-account-path.ts';
import { type Addressee, type Message } from '../messages.ts';

const walletPath = ({ is_guest, email }: { is_guest: boolean; email: string }) =>
  is_guest ? guestAccountPath(email) : '/wallet';

/** What is said of a payment that was taken back (product.md#charge-backs). */
export const ofChargeBacks = {
  /** To each admin, with what was bought by it. */
  chargedBack: (
    { id: userId, email, name, language }: Addressee,
    facts: {
      payer: { id: string; name: string };
      amountCents: Cents;
      /** What the wallet held of it. */
      takenCents: Cents;
      /** All that the payer owes now. */
      owedCents: Cents;
      bought: readonly Bought[];
    },
    now: Date,
  ): Message => {
    const { payer, amountCents, takenCents, owedCents, bought } = facts;
    const path = `/console/people?step=person&id=${payer.id}`;
    const { some, none } = phrasesIn[language].mail.chargedBack;
    return {
      notification: {
        userId,
        kind: 'chargedBack',
        params: { friend: payer.name, amount: centsToEuros(amountCents), owed: centsToEuros(owedCents) },
        namedId: payer.id,
        redirectPath: path,
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'chargedBack',
        params: {
          friend: formatName(payer.name, language),
          amount: formatCents(amountCents, language),
          paid: formatCents(takenCents, language),
          owed: formatCents(owedCents, language),
          what: bought.length > 0 ? some : none,
        },
        facts: bought.map((one): MailFact => {
          const { pass } = phrasesIn[language].mail.chargedBack;
          const when = one.starts_at === null ? pass : formatShortDay(new Date(one.starts_at), language, now);
          const whose = one.friend === null ? '' : ` (${formatName(one.friend, language)})`;
          return { label: `${when}, ${one.name}${whose}`, text: formatCents(one.amount_cents, language) };
        }),
        link: path,
      },
    };
  },

  /** To its payer. */
  paymentTakenBack: (
    to: Addressee & { is_guest: boolean },
    { amountCents, takenCents, owedCents }: { amountCents: Cents; takenCents: Cents; owedCents: Cents },
  ): Message => {
    const { id: userId, email, name, language } = to;
    const { taken, open, openOfGuest } = phrasesIn[language].mail.paymentTakenBack;
    const say = (words: string, cents: Cents) =>
      cents === 0 ? '' : fill(words, { amount: formatCents(cents, language) });
    const owed = say(to.is_guest ? openOfGuest : open, owedCents);
    return {
      notification: {
        userId,
        kind: 'paymentTakenBack',
        params: { amount: centsToEuros(amountCents), owed: centsToEuros(owedCents) },
        redirectPath: '/wallet',
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'paymentTakenBack',
        params: { amount: formatCents(amountCents, language), paid: say(taken, takenCents), owed },
        link: walletPath(to),
      },
    };
  },

  /** To its payer, once the provider took that back again. */
  chargeBackWon: (
    to: Addressee & { is_guest: boolean },
    { amountCents, owedCents }: { amountCents: Cents; owedCents: Cents },
  ): Message => {
    const { id: userId, email, name, language } = to;
    const { open } = phrasesIn[language].mail.chargeBackWon;
    const owed = owedCents === 0 ? '' : fill(open, { amount: formatCents(owedCents, language) });
    return {
      notification: {
        userId,
        kind: 'chargeBackWon',
        params: { amount: centsToEuros(amountCents) },
        redirectPath: '/wallet',
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'chargeBackWon',
        params: { amount: formatCents(amountCents, language), owed },
        link: walletPath(to),
      },
    };
  },

  /** What was owed is closed by an admin. */
  owedEnded: (
    to: Addressee & { is_guest: boolean },
    { owedCents, reason }: { owedCents: Cents; reason: string },
  ): Message => {
    const { id: userId, email, name, language } = to;
    const amount = formatCents(owedCents, language);
    return {
      notification: {
        userId,
        kind: 'owedEnded',
        params: { amount: centsToEuros(owedCents), words: reason },
        redirectPath: '/wallet',
      },
      mail: {
        to: email,
        userId,
        name,
        language,
        kind: 'owedEnded',
        params: { amount, reason: `“${reason}”` },
        link: walletPath(to),
      },
    };
  },
};

interface Bought {
  name: string;
  /** ISO text; null for a pass. */
  starts_at: string | null;
  amount_cents: Cents;
  friend: string | null;
}
