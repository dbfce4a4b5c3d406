import { HealthOverview } from '../features/console/health/health-overview.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/health` (product.md#health). */
export default function ConsoleHealthPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('health.title')} intro={t('health.intro')}>
      <HealthOverview />
    </ConsoleShell>
  );
}
