import type { CallResponse, listBank } from '@rondo/contract';
import { useT } from '../../../../platform/i18n.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';

type Booking = CallResponse<typeof listBank>['data']['account']['bookings'][number];

/** Describes in words a booking that an admin made against the bank. */
export function useBooking(): (booking: Booking) => string {
  const t = useT();
  const dates = useDates();
  return ({ journal, kind, person, bookedAt }) =>
    t('ledger.bank.booking', {
      journal: String(journal),
      kind: t(`ledger.kind.${kind}`),
      person: person ?? t('ledger.bank.noWords'),
      day: dates.day(bookedAt),
    });
}
