import { useParams } from 'react-router';
import { BackFromPaper } from '../features/wallet/back-from-paper.tsx';
import { DocumentPaper } from '../features/wallet/document-paper.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/documents/:number`, `/booking/:token/documents/:number`: a receipt, invoice or credit note with its VAT, to be printed. */
export default function DocumentPage() {
  const t = useT();
  const { number = '', token } = useParams();
  usePageHead({ title: number });
  return (
    <Page width="narrow">
      {token === undefined ? (
        <BackFromPaper label={t('receipt.back')} />
      ) : (
        <BackFromPaper to={`/booking/${token}`} label={t('booking.title')} />
      )}
      <DocumentPaper number={number} token={token} />
    </Page>
  );
}
