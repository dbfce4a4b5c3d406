import { phrasesIn } from '@rondo/phrases';
import type { Cents } from '@rondo/rules';
import { formatCents } from '../../../platform/time/amsterdam.ts';
import type { MailParams } from '../mail/mail-layout.ts';
import { type Addressee, type Message, moneyPath } from '../messages.ts';

type Guest = Addressee & { is_guest: boolean };

const kinds = { executed: 'refundSent', returned: 'refundReturned', undone: 'refundUndone' } as const;

/** Messages to a guest, by mail alone, about money that goes to their bank (decisions/0079-guests-money.md). */
export const ofRefunds = {
  /** To the owner of the bank account that refunds go to from now on: the person who wrote to us may be somebody else. */
  refundAccount: (
    to: Guest,
    { amountCents, holder, iban }: { amountCents: Cents; holder: string; iban: string },
  ): Message => refundMail(to, 'refundAccount', { amount: formatCents(amountCents, to.language), words: holder, iban }),

  /** The bank's outcome of the refund, or that the earlier report was a mistake. */
  refund: (
    to: Guest,
    state: keyof typeof kinds,
    { amountCents, iban, reason }: { amountCents: Cents; iban: string; reason: string },
  ): Message => {
    const { kept, credit } = phrasesIn[to.language].mail.refundReturned;
    const params = {
      amount: formatCents(amountCents, to.language),
      iban,
      reason: reason && `“${reason}”`,
      next: to.is_guest ? kept : credit,
    };
    return refundMail(to, kinds[state], params);
  },
};

function refundMail(
  to: Guest,
  kind: 'refundAccount' | (typeof kinds)[keyof typeof kinds],
  params: MailParams,
): Message {
  const { id: userId, email, name, language } = to;
  return { notification: null, mail: { to: email, userId, name, language, kind, params, link: moneyPath(to) } };
}
