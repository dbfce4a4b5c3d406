import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Cents, centsToEuros } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, formatShortDay } from '../../../platform/time/amsterdam.ts';
import { formatName } from '../format-name.ts';
import type { MailFact, MailParams } from '../mail/mail-layout.ts';
import { guestAccountPath } from '../guest-account-path.ts';
import { type Addressee, both, type Message, moneyPath, ofAccount } from '../messages.ts';

/** Messages about charge-backs, and refunds that failed (product.md#charge-backs). */
export const ofChargeBacks = {
  /** To each admin, with the things bought with the payment. */
  chargedBack: (
    to: Addressee,
    facts: {
      payer: { id: string; name: string };
      amountCents: Cents;
      /** How much of the payment the wallet held. */
      takenCents: Cents;
      /** The payer's whole debt now. */
      owedCents: Cents;
      bought: readonly Bought[];
    },
    now: Date,
  ): Message => {
    const { payer, amountCents, takenCents, owedCents, bought } = facts;
    const { language } = to;
    const { some, none } = phrasesIn[language].mail.chargedBack;
    return ofAccount(to, {
      ...both('chargedBack'),
      notificationParams: { friend: payer.name, amount: centsToEuros(amountCents), owed: centsToEuros(owedCents) },
      mailParams: {
        friend: formatName(payer.name, language),
        amount: formatCents(amountCents, language),
        paid: formatCents(takenCents, language),
        owed: formatCents(owedCents, language),
        what: bought.length > 0 ? some : none,
      },
      namedId: payer.id,
      facts: bought.map((one): MailFact => {
        const { pass } = phrasesIn[language].mail.chargedBack;
        const when = one.starts_at === null ? pass : formatShortDay(new Date(one.starts_at), language, now);
        const whose = one.friend === null ? '' : ` (${formatName(one.friend, language)})`;
        return { label: `${when}, ${one.name}${whose}`, text: formatCents(one.amount_cents, language) };
      }),
      path: mailedPaths.personInConsole(payer.id),
    });
  },

  /** To the payer, whose payment was taken back. */
  paymentTakenBack: (
    to: Payer,
    { amountCents, takenCents, owedCents }: { amountCents: Cents; takenCents: Cents; owedCents: Cents },
  ): Message => {
    const { taken, open, openOfGuest } = phrasesIn[to.language].mail.paymentTakenBack;
    const paid = ofSome(to, taken, takenCents);
    const owed = ofSome(to, to.is_guest ? openOfGuest : open, owedCents);
    return toPayer(to, 'paymentTakenBack', amountCents, {
      app: { owed: centsToEuros(owedCents) },
      mail: { paid, owed },
    });
  },

  /** To the payer, once the provider withdrew the charge-back. */
  chargeBackWon: (to: Payer, { amountCents, owedCents }: { amountCents: Cents; owedCents: Cents }): Message => {
    const owed = ofSome(to, phrasesIn[to.language].mail.chargeBackWon.open, owedCents);
    return toPayer(to, 'chargeBackWon', amountCents, { mail: { owed } });
  },

  /** To the payer: the refund came back, and is kept for them. */
  refundFailed: (to: Payer, { amountCents }: { amountCents: Cents }): Message => {
    const { kept, credit } = phrasesIn[to.language].mail.refundFailed;
    const amount = formatCents(amountCents, to.language);
    return ofAccount(to, {
      ...both('refundFailed'),
      notificationParams: { amount: centsToEuros(amountCents) },
      mailParams: { amount, where: to.is_guest ? kept : credit },
      ...(to.is_guest && { mailPath: moneyPath(to) }),
    });
  },

  /** To each admin, who decides how to refund the payer in another way. */
  refundCameBack: (
    to: Addressee,
    { payer, amountCents, refundId }: { payer: { id: string; name: string }; amountCents: Cents; refundId: string },
  ): Message =>
    ofAccount(to, {
      ...both('refundCameBack'),
      notificationParams: { friend: payer.name, amount: centsToEuros(amountCents) },
      mailParams: { friend: formatName(payer.name, to.language), amount: formatCents(amountCents, to.language) },
      namedId: payer.id,
      path: mailedPaths.refundInConsole(refundId),
    }),

  /** To a payer whose debt an admin wrote off. */
  owedEnded: (to: Payer, { owedCents, reason }: { owedCents: Cents; reason: string }): Message =>
    toPayer(to, 'owedEnded', owedCents, { app: { words: reason }, mail: { reason: `“${reason}”` } }),
};

type Payer = Addressee & { is_guest: boolean };

/** Words with an amount; no words for none. */
const ofSome = ({ language }: Payer, words: string, cents: Cents): string =>
  cents === 0 ? '' : fill(words, { amount: formatCents(cents, language) });

/** A message to the payer about an amount, in the app and by mail. */
function toPayer(
  to: Payer,
  kind: 'paymentTakenBack' | 'chargeBackWon' | 'owedEnded',
  cents: Cents,
  params: { app?: Record<string, string | number>; mail: MailParams },
): Message {
  return ofAccount(to, {
    ...both(kind),
    notificationParams: { amount: centsToEuros(cents), ...params.app },
    mailParams: { amount: formatCents(cents, to.language), ...params.mail },
    ...(to.is_guest && { mailPath: guestAccountPath(to.email) }),
  });
}

interface Bought {
  name: string;
  /** ISO text; null for a pass. */
  starts_at: string | null;
  amount_cents: Cents;
  friend: string | null;
}
