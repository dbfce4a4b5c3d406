import type { Language } from '@rondo/rules';
import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { formatCents } from '../../../platform/time/amsterdam.ts';
import type { MailFact } from './mail-layout.ts';

interface Payment {
  amountCents: number;
  /** The fee on top of a payment through the provider; null for a payment from the balance. */
  feeCents: number | null;
}

/** A mail's line about the payment for a spot, with everything that was charged. */
export const paidFact = (payment: Payment, language: Language): MailFact => ({
  label: phrasesIn[language].mail.facts.paid,
  text: formatPayment(payment, language),
});

function formatPayment({ amountCents, feeCents }: Payment, language: Language): string {
  const phrases = phrasesIn[language].mail;
  const amount = formatCents(amountCents, language);
  if (feeCents === null) return fill(phrases.paidFromWallet, { amount });
  if (feeCents === 0) return amount;
  const [fee, total] = [formatCents(feeCents, language), formatCents(amountCents + feeCents, language)];
  return fill(phrases.paidThroughProvider, { amount, fee, total });
}
