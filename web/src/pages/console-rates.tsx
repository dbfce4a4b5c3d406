import { RateList } from '../features/books/console/rates/rate-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/rates` (product.md#administration). */
export default function ConsoleRatesPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('ledger.rates.title')} intro={t('ledger.rates.intro')}>
      <RateList />
    </ConsoleShell>
  );
}
