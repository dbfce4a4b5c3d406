import type { Me } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { myCommunitiesQuery } from '../features/communities/queries.ts';
import { ownHomeQuery } from '../features/games/own-home-query.ts';
import { votableGamesQuery } from '../features/ratings/queries.ts';
import { useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { useSettings } from '../platform/settings.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Section } from '../ui/page.tsx';
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { Fields } from './home/categories.tsx';
import { GamesForMe } from './own-home/games-for-me.tsx';
import { Greeting } from './own-home/greeting.tsx';
import { HostWeek } from './own-home/host-week.tsx';
import { MyCommunities } from './own-home/my-communities.tsx';
import { Needs } from './own-home/needs.tsx';
import { NextGame } from './own-home/next-game.tsx';
import classes from './own-home/own-home.module.css';

export const phrases = ['home', 'ownHome'] as const;

const Explore = lazy(() => import('./home/explore.tsx'));
const NextSteps = lazy(() => import('./home/next-steps.tsx'));
const SocialFeed = lazy(() => import('./home/social-feed.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(ownHomeQuery),
    client.prefetchQuery(myCommunitiesQuery),
    client.prefetchQuery(votableGamesQuery),
  ]);
}

/** `/` for logged-in users: first their own things, then those for everybody (pages.md#home). */
export default function OwnHome() {
  const { t } = useI18n();
  usePageHead({});
  const user = useUser();
  const { socialFeedUrl } = useSettings();
  if (!user) return null;
  return (
    <div className={classes.column}>
      <Mine user={user} />
      <Section title={t('home.explore')}>
        <Fields isLow />
        <Deferred near waiting={<Skeleton height={420} />}>
          <Explore />
          <NextSteps user={user} />
        </Deferred>
      </Section>
      {socialFeedUrl && (
        <Deferred near waiting={<Skeleton height={560} />}>
          <SocialFeed url={socialFeedUrl} />
        </Deferred>
      )}
    </div>
  );
}

/** The user's own part; each section shows only if it has content. */
function Mine({ user }: { user: Me }) {
  const { t, explain } = useI18n();
  const { data: home, error, refetch } = useQuery(ownHomeQuery);
  if (!home)
    return (
      <>
        <Greeting user={user} home={null} />
        {error ? (
          <ErrorState title={t('ownHome.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height={260} />
          </Loading>
        )}
      </>
    );
  return (
    <>
      <Greeting user={user} home={home} />
      <div className={classes.first}>
        <Needs home={home} />
        {home.next && <NextGame game={home.next} mayInvite={user.role !== 'guest'} />}
      </div>
      {home.hosting && <HostWeek hosting={home.hosting} />}
      <GamesForMe home={home} mayWish={user.role !== 'guest'} />
      <MyCommunities next={home.ofCommunities} />
    </>
  );
}
