import { CityList } from '../features/places/console/cities/city-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/cities` (product.md#administration). */
export default function ConsoleCitiesPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('running.cities.title')} intro={t('running.cities.intro')}>
      <CityList />
    </ConsoleShell>
  );
}
