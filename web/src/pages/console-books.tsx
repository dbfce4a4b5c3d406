import { Books } from '../features/books/console/books/books.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/books` (product.md#books). */
export default function ConsoleBooksPage() {
  const t = useT();
  return (
    <ConsoleShell title={t('periods.title')} intro={t('periods.intro')}>
      <Books />
    </ConsoleShell>
  );
}
