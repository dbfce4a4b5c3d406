import { useSearchParams } from 'react-router';
import { SpotPaymentResult } from '../features/payments/spot-payment-result.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['money'] as const;

/** `/payments/external/redirect?orderId=` (1-games §2): where guests and external events come back from the provider. */
export default function SpotPaymentResultPage() {
  const t = useT();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.payments') });
  return (
    <Page width="narrow">
      <SpotPaymentResult orderId={query.get('orderId') ?? ''} />
    </Page>
  );
}
