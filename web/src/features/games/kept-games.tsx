import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { keptGamesQuery } from './kept-games-query.ts';
import classes from './kept-games.module.css';

/** The user's next joined games, for a page without a connection. */
export function KeptGames() {
  const t = useT();
  const { data: games, isPending } = useQuery(keptGamesQuery);
  if (isPending) return <GameGridSkeleton count={3} />;
  if (!games || games.length === 0) return <p className={classes.told}>{t('offline.none')}</p>;
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
