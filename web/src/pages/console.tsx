import { ConsoleShell } from '../features/console/console-shell.tsx';
import { ConsoleHome } from '../features/console/home/console-home.tsx';
import { useT } from '../platform/i18n.tsx';

export const phrases = ['console', 'errors'] as const;

/** `/console` (product.md#administration): where Rondo's admins begin. */
export default function ConsolePage() {
  const t = useT();
  return (
    <ConsoleShell title={t('console.title')} intro={t('console.intro')}>
      <ConsoleHome />
    </ConsoleShell>
  );
}
