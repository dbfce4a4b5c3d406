import { MessageList } from '../features/console/messages/message-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/messages` (product.md#administration). */
export default function ConsoleMessagesPage() {
  const t = useT();
  return (
    <ConsolePage title={t('operating.messages.title')} intro={t('operating.messages.intro')}>
      <MessageList />
    </ConsolePage>
  );
}
