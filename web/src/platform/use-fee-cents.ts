import { feeCents, type PaymentMethod } from '@rondo/rules';
import { useSettings } from './settings.tsx';

/** The fee for paying an amount with a method, in cents; 0 if Rondo pays it. */
export function useFeeCents(): (method: PaymentMethod, amountCents: number) => number {
  const { feesPaidByRondo } = useSettings();
  return (method, amountCents) => feeCents(method, amountCents, feesPaidByRondo);
}
