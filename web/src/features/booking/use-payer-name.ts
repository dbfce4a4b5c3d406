import { useT } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';
import type { Booking } from './queries.ts';

/** What whoever paid for the spot is called; null: its player paid. */
export function usePayerName({ paidBy }: Booking): string | null {
  const t = useT();
  const sayName = useSayName();
  return paidBy && (paidBy.name === null ? t('booking.anotherPlayer') : sayName(paidBy.name));
}
