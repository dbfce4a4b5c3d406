import { useParams } from 'react-router';
import { BackFromPaper } from '../features/wallet/back-from-paper.tsx';
import { ReceiptPaper } from '../features/wallet/receipt-paper.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/wallet/receipt/:id`: one payment, to be printed. */
export default function ReceiptPage() {
  const t = useT();
  const { id = '' } = useParams();
  usePageHead({ title: t('receipt.title') });
  return (
    <Page width="narrow">
      <BackFromPaper label={t('receipt.back')} />
      <ReceiptPaper id={id} />
    </Page>
  );
}
