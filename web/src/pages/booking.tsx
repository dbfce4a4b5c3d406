import { useParams } from 'react-router';
import { BookingView } from '../features/booking/booking-view.tsx';
import { MoneyPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/booking/{token}`: a spot and how to give it up, by the link from a mail, without a login. */
export default function BookingPage() {
  const { token = '' } = useParams();
  const skeleton = (
    <Loading>
      <Skeleton height={420} />
    </Loading>
  );
  return (
    <Page width="narrow">
      <MoneyPhrases fallback={skeleton}>
        <Titled />
        <BookingView token={token} />
      </MoneyPhrases>
    </Page>
  );
}

function Titled() {
  const t = useT();
  usePageHead({ title: t('booking.title') });
  return null;
}
