import { Payouts } from '../features/pay/console/payouts/payouts.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/payouts` (product.md#administration). */
export default function ConsolePayoutsPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('running.payouts.title')} intro={t('running.payouts.intro')}>
      <Payouts />
    </ConsoleShell>
  );
}
