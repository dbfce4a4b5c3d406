import type { GameCard as Game } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { openFirst } from '../../features/finding/open-first.ts';
import type { Search } from '../../features/finding/search.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Section } from '../../ui/page.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { usePointed } from './use-pointed.ts';
import { wishPath } from './wish-path.ts';
import classes from './all-games.module.css';

interface Part {
  matches: Game[];
  totalPages: number;
}

interface Props {
  list: UseQueryResult<Part>;
  /** Games to suggest if the list is empty. */
  backup: Game[] | undefined;
  search: Search;
  page: number;
  pageAddress: (page: number) => string;
  /** Reports the game under the pointer; null if there is none. */
  onPoint: (game: Game | null) => void;
}

/** The games with their paging, in each state: loading, empty, failed, full. */
export function Results({ list, backup, search, page, pageAddress, onPoint }: Props) {
  const { t, explain } = useI18n();
  const { data } = list;
  const box = useRef<HTMLDivElement>(null);
  const found = data?.matches ?? [];
  const games = search.sort === 'upcoming' ? openFirst(found) : found;
  usePointed(box, games, onPoint);
  if (!data && list.isError) {
    return <ErrorState title={t('games.failed')} message={explain(list.error)} onRetry={() => void list.refetch()} />;
  }
  const waiting = <GameGridSkeleton count={pageSizes.gamesNarrow} />;
  if (!data) return waiting;
  // A page beyond the last one is about to be redirected to it.
  if (data.matches.length === 0) return data.totalPages > 0 ? waiting : <Empty backup={backup} search={search} />;
  return (
    <div
      ref={box}
      className={list.isPlaceholderData ? classes.stale : classes.results}
      aria-busy={list.isPlaceholderData}
    >
      <h2 className="visually-hidden">{t('games.results')}</h2>
      <CardGrid>
        {games.map((game, index) => (
          <li key={game._id} data-game={game._id}>
            <GameCard game={game} eager={index < 4} />
          </li>
        ))}
      </CardGrid>
      <Paging page={page} totalPages={data.totalPages} to={pageAddress} />
    </div>
  );
}

/** Says where the suggested games are, because they may be far away. */
function Empty({ backup, search }: Pick<Props, 'backup' | 'search'>) {
  const { t } = useI18n();
  const { place, radius } = search;
  const name = place?.name || t('filters.yourPlace');
  const isFar = backup?.some(({ distance }) => distance === null || distance > radius);
  const where = !place ? 'anywhere' : isFar ? 'farther' : 'near';
  return (
    <>
      <EmptyState
        title={t('games.empty.title')}
        action={
          <>
            <ButtonLink to={wishPath(search)}>{t('filters.tell')}</ButtonLink>
            <ButtonLink to="/allgames" variant="secondary">
              {t('games.empty.explore')}
            </ButtonLink>
          </>
        }
      >
        {t('games.empty.body')}
      </EmptyState>
      {backup && backup.length > 0 && (
        <Section title={t('games.empty.backup')}>
          <p className={classes.where}>{t(`games.empty.${where}`, { place: name, radius })}</p>
          <CardGrid>
            {backup.map((game) => (
              <li key={game._id}>
                <GameCard game={game} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
