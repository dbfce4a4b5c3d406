import { ConsoleShell } from '../features/console/console-shell.tsx';
import { Judgement } from '../features/results/console/judgement.tsx';
import { useT } from '../platform/i18n.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/results` (product.md#results). */
export default function ConsoleResultsPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('judged.title')} intro={t('judged.intro')}>
      <Judgement />
    </ConsoleShell>
  );
}
