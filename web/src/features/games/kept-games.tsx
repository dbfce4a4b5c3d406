import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames, CompactGamesSkeleton } from '../../ui/game-card/compact-games.tsx';
import { Text } from '../../ui/layout.tsx';
import { keptGamesQuery } from './kept-games-query.ts';

/** The user's next joined games, for a page without a connection. */
export function KeptGames() {
  const t = useT();
  const { data: games, isPending } = useQuery(keptGamesQuery);
  if (isPending) return <CompactGamesSkeleton count={3} />;
  if (!games || games.length === 0)
    return (
      <Text below={16} tone="muted">
        {t('offline.none')}
      </Text>
    );
  return (
    <CompactGames>
      {games.map((game) => (
        <li key={game._id}>
          <CompactGame game={game} />
        </li>
      ))}
    </CompactGames>
  );
}
