import { AuditList } from '../features/console/audit/audit-list.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';
import { useT } from '../platform/i18n.tsx';

export const phrases = ['console', 'errors'] as const;

/** `/console/audit` (product.md#administration). */
export default function ConsoleAuditPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('console.audit.title')} intro={t('console.audit.intro')}>
      <AuditList />
    </ConsoleShell>
  );
}
