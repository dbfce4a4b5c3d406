import { useSearchParams } from 'react-router';
import { AddToCalendar } from '../features/games/details/add-to-calendar.tsx';
import { MailedTo } from '../features/joining/enter/mailed-to.tsx';
import { stepPath, steps } from '../ui/joining/steps.ts';
import { SpotPaymentResult } from '../features/payments/spot-payment-result.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money', 'match', 'spots'] as const;

/** `/payments/external/redirect?orderId=` (pages.md#payment-result): where the provider returns a person who paid for a spot. */
export default function SpotPaymentResultPage() {
  const t = useT();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.payments') });
  return (
    <Page width="narrow">
      <SpotPaymentResult
        orderId={query.get('orderId') ?? ''}
        pathToJoin={(gameId) => stepPath(gameId, steps.enter)}
        renderAddress={(order, email) => <MailedTo orderId={order._id} email={email} state={order.address} />}
        renderCalendar={(game) => <AddToCalendar game={game} place={game.address} />}
      />
    </Page>
  );
}
