import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Membership } from '../features/communities/joining/membership.tsx';
import { ForAdmins } from '../features/communities/leading/for-admins.tsx';
import {
  communityGamesQuery,
  communityMembersQuery,
  communityNewsQuery,
  communityQuery,
} from '../features/communities/community-queries.ts';
import { UntilLoaded } from '../platform/until-loaded.tsx';
import { useI18n } from '../platform/i18n.tsx';
import { pageFromQuery } from '../platform/page-from-query.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ClosedForGood } from './community/closed-for-good.tsx';
import { CommunityHeader } from './community/community-header.tsx';
import { Sheets } from './community/sheets.tsx';
import { TabContent } from './community/tab-content.tsx';
import { membersFromQuery, openTabs, type Tab, tabFromQuery, tabsOf } from './community/tabs.ts';
import { useCurrentCode } from './community/use-current-code.ts';
import classes from './community/community.module.css';

const LeadingPanel = lazy(() => import('../features/communities/leading/leading-panel.tsx'));
const OpenChallenges = lazy(() => import('../features/communities/leading/open-challenges.tsx'));

export const phrases = ['communities'] as const;

export async function prefetch({ client, params, url: { searchParams } }: PageRequest): Promise<{ status: number }> {
  const code = params.code ?? '';
  const page = pageFromQuery(searchParams);
  const query = communityQuery(code);
  const shown = {
    games: () => client.prefetchQuery(communityGamesQuery(code, page)),
    news: () => client.prefetchQuery(communityNewsQuery(code, page)),
    members: () => client.prefetchQuery(communityMembersQuery(code, membersFromQuery(searchParams))),
  };
  const tab = tabFromQuery(searchParams, openTabs);
  await Promise.all([client.prefetchQuery(query), shown[tab]()]);
  return { status: client.getQueryData(query.queryKey) === null ? 404 : 200 };
}

/** `/community/{shortCode}` (product.md#communities): its games, news and members, and how to join. */
export default function CommunityPage() {
  const { t, explain, language } = useI18n();
  const { code = '' } = useParams();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(communityQuery(code));
  useCurrentCode(code, data);
  const community = data?.community;
  usePageHead(
    community
      ? {
          title: community.name,
          description: `${t(`games.sport.${community.sport}`)}, ${community.location.city}. ${community.description}`,
          image: `/previews/community/${community.shortCode}.png?lang=${language}`,
        }
      : { title: t('nav.titles.community') },
  );
  if (!data) {
    return (
      <Page>
        {data === null ? (
          <EmptyState
            level={1}
            title={t('communities.page.notFound')}
            action={<ButtonLink to="/communities">{t('nav.communities')}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState
            level={1}
            title={t('communities.page.failed')}
            message={explain(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading>
            <Skeleton height={420} />
          </Loading>
        )}
      </Page>
    );
  }
  const { closedNote } = data.community;
  if (closedNote !== null)
    return (
      <Page>
        <CommunityHeader community={data.community} maySee={false}>
          {null}
        </CommunityHeader>
        <ClosedForGood note={closedNote} />
      </Page>
    );
  const tabs = tabsOf(data);
  const tab = tabFromQuery(query, tabs);
  const labelOf = (id: Tab) =>
    id === 'requests' && data.pendingRequests > 0
      ? t('communities.page.waiting', { count: data.pendingRequests })
      : t(`communities.page.${id}`);
  return (
    <Page>
      <CommunityHeader community={data.community} maySee={data.maySee}>
        <Membership details={data} />
      </CommunityHeader>
      {data.mayLead && (
        <ForAdmins waiting={<div className={classes.leading} />}>
          <LeadingPanel details={data} />
          <OpenChallenges community={data.community} />
        </ForAdmins>
      )}
      <div className={classes.tabs}>
        <Tabs label={t('communities.page.tabs')} chosen={tab} tabs={tabs.map((id) => ({ id, label: labelOf(id) }))} />
      </div>
      <h2 className="visually-hidden">{t(`communities.page.${tab}`)}</h2>
      <TabContent details={data} tab={tab} />
      <UntilLoaded>
        <Sheets details={data} />
      </UntilLoaded>
    </Page>
  );
}
