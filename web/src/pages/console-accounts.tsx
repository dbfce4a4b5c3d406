import { AccountList } from '../features/books/console/accounts/account-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/accounts` (product.md#administration). */
export default function ConsoleAccountsPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('ledger.chart.title')} intro={t('ledger.chart.intro')}>
      <AccountList />
    </ConsoleShell>
  );
}
