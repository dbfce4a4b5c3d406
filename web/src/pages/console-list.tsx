import { useParams } from 'react-router';
import { resources } from './console/resources.ts';
import { useT } from '../platform/i18n.tsx';
import { ConsoleShell } from '../features/console/console-shell.tsx';

export const phrases = ['account', 'console', 'contact', 'errors', 'venue'] as const;

/** `/console/:list` (product.md#administration): people, games, communities and all other lists, each by its description. */
export default function ConsoleListPage() {
  const t = useT();
  const { list } = useParams();
  const found = resources.find(({ path }) => path === list?.toLowerCase());
  return (
    found && (
      <ConsoleShell title={t(`${found.words}.title`)} intro={t(`${found.words}.intro`)}>
        <found.List />
      </ConsoleShell>
    )
  );
}
