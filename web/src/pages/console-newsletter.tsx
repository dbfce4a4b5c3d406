import { SubscriberList } from '../features/console/newsletter/subscriber-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/newsletter` (product.md#administration). */
export default function ConsoleNewsletterPage() {
  const t = useT();
  return (
    <ConsolePage title={t('operating.newsletter.title')} intro={t('operating.newsletter.intro')}>
      <SubscriberList />
    </ConsolePage>
  );
}
