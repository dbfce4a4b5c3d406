import { guestMoney } from './guest-money.ts';
import type { Cents } from './money.ts';

/** A payment that became credit, and the wallet that has it. */
export interface TopUp {
  /** Whether it is credit in a wallet: a top-up, or a payment for a spot that came too late. */
  isCredit: boolean;
  amountCents: Cents;
  settledAt: Date;
  /** Whether it was paid through the present provider, and waits for no decision. */
  isReachable: boolean;
  /** What its payer has back through their bank, or had back before. */
  takenBackCents: Cents;
  wasSentBack: boolean;
  /** What the wallet holds now. */
  balanceCents: Cents;
  /** How much of the balance is left of gifts, for which nobody paid. */
  giftCents: Cents;
}

export type TopUpBackRefusal =
  | { code: 'not_a_top_up' | 'top_up_back_already' | 'top_up_charged_back' | 'provider_cannot_refund' }
  | { code: 'top_up_spent'; maxCents: Cents };

/**
 * Why this much of a top-up can't be refunded through the provider that took it; null if it can (product.md#paying-back-a-top-up). A payment goes
 * back once, in whole or in part, while the provider can, and never more than the wallet still holds.
 */
export function refuseTopUpBack(cents: Cents, topUp: TopUp, now: Date): TopUpBackRefusal | null {
  if (!topUp.isCredit) return { code: 'not_a_top_up' };
  if (topUp.wasSentBack) return { code: 'top_up_back_already' };
  if (topUp.takenBackCents > 0) return { code: 'top_up_charged_back' };
  const isTooLate = now.getTime() - topUp.settledAt.getTime() >= guestMoney.providerMs;
  if (isTooLate || !topUp.isReachable) return { code: 'provider_cannot_refund' };
  const maxCents = mostBack(topUp);
  return cents > maxCents ? { code: 'top_up_spent', maxCents } : null;
}

type Held = Pick<TopUp, 'amountCents' | 'balanceCents' | 'giftCents'>;

/** How much of it the wallet still holds, without gifts. */
export const mostBack = ({ amountCents, balanceCents, giftCents }: Held): Cents =>
  Math.max(0, Math.min(amountCents, balanceCents - giftCents));
