import { SwitchList } from '../features/console/switches/switch-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/switches` (product.md#switches). */
export default function ConsoleSwitchesPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('switches.title')} intro={t('switches.intro')}>
      <SwitchList />
    </ConsoleShell>
  );
}
