import { centsToEuros } from '@rondo/rules';
import type { StartedCheckout } from './start-checkout.ts';

/** A checkout as its payer sees it. */
export function presentCheckout({
  orderId,
  paymentLink,
  amountCents,
  feeCents,
  expiresAt,
  proofUntil,
}: StartedCheckout) {
  const amounts = { amount: centsToEuros(amountCents), fee: centsToEuros(feeCents) };
  return { status: 'success' as const, paymentLink, orderId, ...amounts, expiresAt, proofUntil };
}
