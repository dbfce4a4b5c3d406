import { TermsText } from '../features/info/terms-text.tsx';
import { RefundPolicy } from '../ui/joining/refund-policy.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['info', 'match'] as const;

/** `/termsAndConditions` (pages.md#terms). */
export default function TermsPage() {
  const t = useT();
  usePageHead({ title: t('terms.title') });
  return (
    <Page width="reading" title={t('terms.title')}>
      <TermsText contents refunds={<RefundPolicy free={false} />} />
    </Page>
  );
}
