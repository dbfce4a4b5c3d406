import { ConsoleShell } from '../features/console/console-shell.tsx';
import { HomeFigures } from '../features/console/home/home-figures.tsx';
import { SectionsList } from '../features/console/sections-list.tsx';
import { useT } from '../platform/i18n.tsx';

export const phrases = ['console', 'errors'] as const;

/** `/console` (product.md#administration): where Rondo's admins begin. */
export default function ConsolePage() {
  const t = useT();
  return (
    <ConsoleShell title={t('console.title')} intro={t('console.intro')}>
      <HomeFigures />
      <SectionsList />
    </ConsoleShell>
  );
}
