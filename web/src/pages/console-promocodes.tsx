import { PromocodeList } from '../features/console/promocodes/promocode-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/promocodes` (product.md#administration). */
export default function ConsolePromocodesPage() {
  const t = useT();
  return (
    <ConsolePage title={t('running.promocodes.title')} intro={t('running.promocodes.intro')}>
      <PromocodeList />
    </ConsolePage>
  );
}
