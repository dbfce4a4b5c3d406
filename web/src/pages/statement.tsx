import { BackFromPaper } from '../features/wallet/back-from-paper.tsx';
import { Statement } from '../features/wallet/statement.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['wallet', 'money'] as const;

/** `/wallet/statement?month=2026-11`: what moved the balance, to read, download and print. */
export default function StatementPage() {
  const t = useT();
  usePageHead({ title: t('statement.title') });
  return (
    <Page>
      <BackFromPaper label={t('statement.back')} />
      <Statement />
    </Page>
  );
}
