import { JournalList } from '../features/console/journals/journal-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/journals` (product.md#administration). */
export default function ConsoleJournalsPage() {
  const t = useT();
  return (
    <ConsolePage title={t('ledger.journals.title')} intro={t('ledger.journals.intro')}>
      <JournalList />
    </ConsolePage>
  );
}
