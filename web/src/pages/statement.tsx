import { BackToWallet } from '../features/wallet/back-to-wallet.tsx';
import { Statement } from '../features/wallet/statement.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['money'] as const;

/** `/wallet/statement?month=2026-11`: what moved the balance, to read, download and print. */
export default function StatementPage() {
  const t = useT();
  usePageHead({ title: t('statement.title') });
  return (
    <Page>
      <BackToWallet label={t('statement.back')} />
      <Statement />
    </Page>
  );
}
