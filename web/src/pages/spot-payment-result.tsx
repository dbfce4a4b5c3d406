import { useSearchParams } from 'react-router';
import { SpotPaymentResult } from '../features/payments/spot-payment-result.tsx';
import { MoneyPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/payments/external/redirect?orderId=` (1-games §2): where guests and external events come back from the provider. */
export default function SpotPaymentResultPage() {
  const t = useT();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.payments') });
  const skeleton = (
    <Loading>
      <Skeleton height={360} />
    </Loading>
  );
  return (
    <Page width="narrow">
      <MoneyPhrases fallback={skeleton}>
        <SpotPaymentResult orderId={query.get('orderId') ?? ''} />
      </MoneyPhrases>
    </Page>
  );
}
