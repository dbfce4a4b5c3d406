import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { CommunityGrid } from './community-card.tsx';
import { myCommunitiesQuery } from './queries.ts';

const limit = pageSizes.profileGames;

/** Communities one is a member of, some at a time. */
export function MyCommunities() {
  const { t, explain } = useSpeech();
  const { data, error, refetch } = useQuery(myCommunitiesQuery);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    if (!error) return undefined;
    return showBanner('error', explain(error), { seconds: null, title: t('profile.failed') });
  }, [error, explain, t]);
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={260} />
      </Loading>
    );
  if (data.length === 0)
    return <EmptyState title={t('profile.noCommunities')}>{t('profile.noCommunitiesBody')}</EmptyState>;
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
