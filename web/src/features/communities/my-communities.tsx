import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { CommunityGrid } from './community-card.tsx';
import { myCommunitiesQuery } from './queries.ts';

const limit = pageSizes.profileGames;

/** The user's communities, a few at a time. */
export function MyCommunities() {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(myCommunitiesQuery);
  const [pages, setPages] = useState(1);
  if (error) return <ErrorState title={t('profile.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={260} />
      </Loading>
    );
  if (data.length === 0)
    return (
      <EmptyState
        drawing={<Drawing of="shirts" />}
        title={t('profile.noCommunities')}
        action={<ButtonLink to="/communities">{t('profile.findCommunities')}</ButtonLink>}
      >
        {t('profile.noCommunitiesBody')}
      </EmptyState>
    );
  const list = {
    hasNextPage: data.length > pages * limit,
    isFetchingNextPage: false,
    fetchNextPage: async () => setPages(pages + 1),
  };
  return (
    <>
      <CommunityGrid communities={data.slice(0, pages * limit)} />
      <LoadMore label={t('profile.more')} list={list} />
    </>
  );
}
