import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import type { Booking } from './queries.ts';

/** The name of another person who paid for the spot; null if its player paid. */
export function usePayerName({ paidBy }: Booking): string | null {
  const t = useT();
  const formatName = useFormatName();
  return paidBy && (paidBy.name === null ? t('booking.anotherPlayer') : formatName(paidBy.name));
}
