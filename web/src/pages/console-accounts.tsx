import { AccountList } from '../features/console/accounts/account-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/accounts` (product.md#administration). */
export default function ConsoleAccountsPage() {
  const t = useT();
  return (
    <ConsolePage title={t('ledger.chart.title')} intro={t('ledger.chart.intro')}>
      <AccountList />
    </ConsolePage>
  );
}
