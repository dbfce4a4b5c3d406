import { LedgerOverview } from '../features/books/console/ledger/ledger-overview.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/ledger` (product.md#administration). */
export default function ConsoleLedgerPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('ledger.title')} intro={t('ledger.intro')}>
      <LedgerOverview />
    </ConsoleShell>
  );
}
