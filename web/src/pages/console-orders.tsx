import { ConsoleOrderList } from '../features/console/orders/console-order-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/orders` (product.md#administration). */
export default function ConsoleOrdersPage() {
  const t = useT();
  return (
    <ConsolePage title={t('running.orders.title')} intro={t('running.orders.intro')}>
      <ConsoleOrderList />
    </ConsolePage>
  );
}
