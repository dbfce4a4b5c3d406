import type { GameCard as Game } from '@rondo/contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { pageSizes } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface Props {
  kind: 'featured' | 'latest' | 'tournaments';
  /** The page with all games of this kind. */
  to: string;
  // Each row has a key of its own.
  query: UseQueryOptions<Game[], Error, Game[], string[]>;
}

/** A titled row of games; nothing if there are none. */
export function GameRow({ kind, to, query }: Props) {
  const t = useT();
  const { data: games, isError, refetch } = useQuery(query);
  const shape = kind === 'latest' ? 'rowOfThree' : 'row';
  if (games?.length === 0) return null;
  return (
    <Section
      title={t(`home.${kind}.title`)}
      aside={
        <Link to={to} className="onward">
          {t(`home.${kind}.all`)}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      {games ? (
        <CardGrid shape={shape}>
          {games.map((game) => (
            <li key={game._id}>
              <GameCard game={game} isTournamentSaid={kind === 'tournaments'} />
            </li>
          ))}
        </CardGrid>
      ) : isError ? (
        <ErrorState title={t('home.failed')} onRetry={() => void refetch()} />
      ) : (
        <GameGridSkeleton count={pageSizes[kind]} shape={shape} />
      )}
    </Section>
  );
}
