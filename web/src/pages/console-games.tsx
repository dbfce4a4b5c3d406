import { ConsoleGameList } from '../features/console/games/console-game-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/games` (product.md#administration). */
export default function ConsoleGamesPage() {
  const t = useT();
  return (
    <ConsolePage title={t('console.games.title')} intro={t('console.games.intro')}>
      <ConsoleGameList />
    </ConsolePage>
  );
}
