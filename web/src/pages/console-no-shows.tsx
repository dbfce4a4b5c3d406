import { NoShowAppeals } from '../features/console/no-shows/no-show-appeals.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/no-shows` (product.md#on-the-day). */
export default function ConsoleNoShowsPage() {
  const t = useT();
  return (
    <ConsolePage title={t('running.noShows.title')} intro={t('running.noShows.intro')}>
      <NoShowAppeals />
    </ConsolePage>
  );
}
