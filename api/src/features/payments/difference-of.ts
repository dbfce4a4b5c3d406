import type { PaymentState } from '../../providers/payments/provider.ts';
import type { SettledOrder } from './reconcile-queries.ts';

/** The difference a person has to look into; null if the provider and we agree, or the order can still be credited, or taken back. */
export function differenceOf(
  { status, amount_cents, fee_cents }: Pick<SettledOrder, 'status' | 'amount_cents' | 'fee_cents'>,
  state: PaymentState | null,
): string | null {
  const owed = amount_cents + fee_cents;
  if (status !== 'paid')
    return state?.status === 'reversed' ? `the order is ${status}, the provider was paid and it was taken back` : null;
  if (state === null) return 'the order is paid, the provider does not know it';
  if (state.status !== 'paid' && state.status !== 'reversed')
    return `the order is paid, the provider says ${state.status}`;
  return state.totalCents === owed && state.currency === 'EUR'
    ? null
    : `the provider reports ${state.totalCents} ${state.currency}, the order is over ${owed} EUR`;
}
