import type { SetAside } from '@rondo/rules/set-aside';
import type { PaymentState } from '../../providers/payments/provider.ts';
import type { SettledOrder } from './reconcile-queries.ts';

/** The difference that an admin must look into; null if the provider and Rondo agree, or the order can still be credited or taken back. */
export function differenceOf(
  { status, amount_cents, fee_cents }: Pick<SettledOrder, 'status' | 'amount_cents' | 'fee_cents'>,
  state: PaymentState | null,
): SetAside | null {
  const owed = amount_cents + fee_cents;
  if (status !== 'paid') return state?.status === 'reversed' ? { why: 'takenBackUnpaid', status } : null;
  if (state === null) return { why: 'unknownThere' };
  if (state.status !== 'paid' && state.status !== 'reversed') return { why: 'notPaidThere', status: state.status };
  return otherAmount(owed, state);
}

/** Says that the provider was paid another amount than was owed; null if it was that amount. */
export function otherAmount(owedCents: number, { totalCents, currency }: PaymentState): SetAside | null {
  if (totalCents === owedCents && currency === 'EUR') return null;
  return { why: 'otherAmount', reportedCents: totalCents, currency, owedCents };
}
