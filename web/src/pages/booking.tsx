import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BookingView } from '../features/booking/booking-view.tsx';
import { bookingQuery } from '../features/booking/queries.ts';
import { BookingPapers } from '../features/wallet/booking-papers.tsx';
import { GameWords, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money', 'booking'] as const;

/** `/booking/{token}`: a spot and how to give it up, opened by a mailed link without a login. */
export default function BookingPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('booking.title') });
  const { data: booking } = useQuery(bookingQuery(token));
  return (
    <Page width="narrow">
      <GameWords sport={booking?.match.sport}>
        <BookingView token={token} />
      </GameWords>
      <BookingPapers token={token} isPaid={booking !== undefined && booking.paid > 0 && !booking.paidBy} />
    </Page>
  );
}
