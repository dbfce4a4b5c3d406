import { useSearchParams } from 'react-router';
import { PaymentResult } from '../features/payments/payment-result.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/payments/redirect?orderId=` (pages.md#payment-result). */
export default function PaymentResultPage() {
  const t = useT();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.payments') });
  return (
    <Page width="narrow">
      <PaymentResult orderId={query.get('orderId') ?? ''} />
    </Page>
  );
}
