import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Cents, centsToEuros } from '@rondo/rules';
import { formatCents, formatDay } from '../../../platform/time/amsterdam.ts';
import { type Addressee, type Message, ofAccount } from '../messages.ts';

interface Unused {
  usedAt: Date;
  balanceCents: Cents;
}

/** Messages to owners of accounts that nobody uses. They lead to the login, which keeps the account. */
export const ofUnusedAccounts = {
  accountUnused: (to: Addressee, { usedAt, endsAt, balanceCents }: Unused & { endsAt: Date }): Message => {
    const { language } = to;
    const money = fill(phrasesIn[language].mail.accountUnused.money, { amount: formatCents(balanceCents, language) });
    return ofAccount(to, {
      notification: 'accountUnused',
      mail: 'accountUnused',
      notificationParams: { until: endsAt.toISOString(), amount: centsToEuros(balanceCents) },
      mailParams: {
        when: formatDay(usedAt, language),
        until: formatDay(endsAt, language),
        what: balanceCents > 0 ? money : '',
      },
      mailPath: '/login',
    });
  },

  /** To the owner of an account that is kept because something is in it, or still open. */
  accountHeld: (to: Addressee, { usedAt, balanceCents }: Unused): Message => {
    const { language } = to;
    const { money, open } = phrasesIn[language].mail.accountHeld;
    const why = balanceCents > 0 ? fill(money, { amount: formatCents(balanceCents, language) }) : open;
    return ofAccount(to, {
      notification: 'accountUnused',
      mail: 'accountHeld',
      notificationParams: { amount: centsToEuros(balanceCents) },
      mailParams: { when: formatDay(usedAt, language), why },
      mailPath: '/login',
    });
  },
};
