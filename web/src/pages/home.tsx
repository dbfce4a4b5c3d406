import { usersCountQuery } from '../features/accounts/users-count.ts';
import { featuredCommunitiesQuery } from '../features/communities/queries.ts';
import { playedCountQuery, soonGamesQuery } from '../features/finding/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useSettings } from '../platform/settings.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Section } from '../ui/page.tsx';
import { Skeleton } from '../ui/states.tsx';
import { lazy } from 'react';
import { CallToAction } from './home/call-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { Features } from './home/features.tsx';
import { Partners } from './home/partners.tsx';
import { Poster } from './home/poster.tsx';
import { Evidence } from './home/evidence.tsx';
import classes from './home/home.module.css';

export const phrases = ['home'] as const;

const SocialFeed = lazy(() => import('./home/social-feed.tsx'));
const Explore = lazy(() => import('./home/explore.tsx'));
const NextSteps = lazy(() => import('./home/next-steps.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(usersCountQuery),
    client.prefetchQuery(playedCountQuery),
    client.prefetchQuery(soonGamesQuery),
    client.prefetchQuery(featuredCommunitiesQuery),
  ]);
}

/** `/` for visitors: its sections in the order of pages.md#home. */
export default function Home() {
  const t = useT();
  usePageHead({});
  const { socialFeedUrl } = useSettings();
  return (
    <>
      <Poster />
      <div className={classes.column}>
        <Features />
        <Categories />
        <Evidence />
        <Section title={t('home.explore')}>
          <Deferred near waiting={<Skeleton height={420} />}>
            <Explore />
          </Deferred>
        </Section>
        <Deferred near waiting={<Skeleton height={280} />}>
          <NextSteps user={null} />
        </Deferred>
        <Partners />
        {socialFeedUrl && (
          <Deferred near waiting={<Skeleton height={560} />}>
            <SocialFeed url={socialFeedUrl} />
          </Deferred>
        )}
      </div>
      <CallToAction />
    </>
  );
}
