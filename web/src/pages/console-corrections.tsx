import { CorrectionList } from '../features/console/corrections/correction-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/corrections` (product.md#administration). */
export default function ConsoleCorrectionsPage() {
  const t = useT();
  return (
    <ConsolePage title={t('ledger.corrections.title')} intro={t('ledger.corrections.intro')}>
      <CorrectionList />
    </ConsolePage>
  );
}
