import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Text } from '../../ui/layout.tsx';
import { keptGamesQuery } from './kept-games-query.ts';

/** The user's next joined games, for a page without a connection. */
export function KeptGames() {
  const t = useT();
  const { data: games, isPending } = useQuery(keptGamesQuery);
  if (isPending) return <GameGridSkeleton count={3} />;
  if (!games || games.length === 0)
    return (
      <Text below={16} tone="muted">
        {t('offline.none')}
      </Text>
    );
  return (
    <CardGrid>
      {games.map((game) => (
        <li key={game._id}>
          <GameCard game={game} />
        </li>
      ))}
    </CardGrid>
  );
}
