import { useParams } from 'react-router';
import { BackToWallet } from '../features/wallet/back-to-wallet.tsx';
import { ReceiptPaper, ReceiptSkeleton } from '../features/wallet/receipt-paper.tsx';
import { MoneyPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** `/wallet/receipt/:id`: one payment, to be printed. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  return (
    <Page width="narrow">
      <MoneyPhrases fallback={<ReceiptSkeleton />}>
        <Titled />
        <ReceiptPaper id={id} />
      </MoneyPhrases>
    </Page>
  );
}

function Titled() {
  const t = useT();
  usePageHead({ title: t('receipt.title') });
  return <BackToWallet label={t('receipt.back')} />;
}
