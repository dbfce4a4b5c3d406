import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { communityGamesQuery, communityQuery } from '../features/communities/queries.ts';
import { useSpeech } from '../platform/i18n.tsx';
import { pageIn } from '../platform/page-in.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { CommunityHeader } from './community/community-header.tsx';
import { CommunityGames } from './community/community-games.tsx';

export const phrases = ['community'] as const;

export async function prefetch({ client, params, url }: PageRequest): Promise<{ status: number }> {
  const code = params.code ?? '';
  const query = communityQuery(code);
  await Promise.all([
    client.prefetchQuery(query),
    client.prefetchQuery(communityGamesQuery(code, pageIn(url.searchParams))),
  ]);
  return { status: client.getQueryData(query.queryKey) === null ? 404 : 200 };
}

/** `/community/{shortCode}` (2-accounts §2): who plays here, and what they play next. */
export default function CommunityPage() {
  const { t, explain } = useSpeech();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(communityQuery(code));
  const community = data?.community;
  usePageHead(
    community
      ? {
          title: community.name,
          description: `${t(`games.sport.${community.sport}`)}, ${community.location.city}. ${community.description}`,
          image: community.banner_img ?? undefined,
        }
      : { title: t('nav.titles.community') },
  );
  if (data === null) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={t('community.notFound')}
          action={<ButtonLink to="/allgames">{t('community.others')}</ButtonLink>}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page>
        {error ? (
          <ErrorState title={t('community.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height={420} />
          </Loading>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <CommunityHeader community={data.community} />
      <CommunityGames community={data.community} member={data.member} page={pageIn(query)} />
    </Page>
  );
}
