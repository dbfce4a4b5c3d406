import type { Community } from '@rondo/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CommunityGrid } from '../../features/communities/community-card.tsx';
import { type CommunitySearch, writeSearch } from '../../features/communities/search.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import classes from './communities.module.css';

interface Props {
  list: UseQueryResult<{ communities: Community[]; pagination: { totalPages: number } }>;
  search: CommunitySearch;
}

/** The grid with its paging, in each of its states: loading, empty, failed, full. */
export function Results({ list: { data, error, refetch, isPlaceholderData }, search }: Props) {
  const { t, explain } = useI18n();
  if (!data && error)
    return <ErrorState title={t('communities.listFailed')} message={explain(error)} onRetry={() => void refetch()} />;
  // A page beyond the last one is being redirected to it.
  if (!data || (data.communities.length === 0 && data.pagination.totalPages > 0)) return <GameGridSkeleton count={8} />;
  if (data.communities.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing of="shirts" />}
        title={t('communities.none')}
        action={
          <ButtonLink to="/communities" variant="secondary">
            {t('communities.clear')}
          </ButtonLink>
        }
      >
        {t('communities.noneBody')}
      </EmptyState>
    );
  }
  return (
    <div className={isPlaceholderData ? classes.stale : classes.results} aria-busy={isPlaceholderData}>
      <h2 className="visually-hidden">{t('communities.results')}</h2>
      <CommunityGrid communities={data.communities} isList />
      <Paging
        page={search.page}
        totalPages={data.pagination.totalPages}
        to={(page) => writeSearch({ ...search, page })}
      />
    </div>
  );
}
