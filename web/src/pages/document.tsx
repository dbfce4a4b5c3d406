import { useParams } from 'react-router';
import { BackToWallet } from '../features/wallet/back-to-wallet.tsx';
import { DocumentPaper } from '../features/wallet/document-paper.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['money'] as const;

/** `/documents/:number`: a receipt or credit note with its VAT, to be printed. */
export default function DocumentPage() {
  const t = useT();
  const { number = '' } = useParams();
  usePageHead({ title: number });
  return (
    <Page width="narrow">
      <BackToWallet label={t('receipt.back')} />
      <DocumentPaper number={number} />
    </Page>
  );
}
