import { BackToWallet } from '../features/wallet/back-to-wallet.tsx';
import { Statement } from '../features/wallet/statement.tsx';
import { MoneyPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Card, Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/wallet/statement?month=2026-11`: what moved the balance, to read, to keep and to print. */
export default function StatementPage() {
  const skeleton = (
    <Loading>
      <Card>
        <Skeleton height={420} />
      </Card>
    </Loading>
  );
  return (
    <Page>
      <MoneyPhrases fallback={skeleton}>
        <Titled />
        <Statement />
      </MoneyPhrases>
    </Page>
  );
}

function Titled() {
  const t = useT();
  usePageHead({ title: t('statement.title') });
  return <BackToWallet label={t('statement.back')} />;
}
