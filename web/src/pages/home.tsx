import { usersCountQuery } from '../features/accounts/users-count.ts';
import { featuredCommunitiesQuery } from '../features/communities/queries.ts';
import {
  featuredGamesQuery,
  latestGamesQuery,
  playedCountQuery,
  soonGamesQuery,
  tournamentsQuery,
} from '../features/finding/queries.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useSettings } from '../platform/settings.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Skeleton } from '../ui/states.tsx';
import { lazy } from 'react';
import { CallToAction } from './home/call-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { FeaturedCommunities } from './home/communities.tsx';
import { Features } from './home/features.tsx';
import { GameRow } from './home/game-row.tsx';
import { Partners } from './home/partners.tsx';
import { Poster } from './home/poster.tsx';
import { Evidence } from './home/evidence.tsx';
import { TopPlayersWaiting } from './home/top-players-waiting.tsx';
import classes from './home/home.module.css';

export const phrases = ['home'] as const;

const SocialFeed = lazy(() => import('./home/social-feed.tsx'));
const NextSteps = lazy(() => import('./home/next-steps.tsx'));
const TopPlayers = lazy(() => import('../features/leaderboard/top-players.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(usersCountQuery),
    client.prefetchQuery(playedCountQuery),
    client.prefetchQuery(soonGamesQuery),
    client.prefetchQuery(featuredCommunitiesQuery),
    client.prefetchQuery(tournamentsQuery),
    client.prefetchQuery(featuredGamesQuery),
    client.prefetchQuery(latestGamesQuery),
  ]);
}

/** `/` for visitors: its sections in the order of pages.md#home. */
export default function Home() {
  usePageHead({});
  const { socialFeedUrl } = useSettings();
  return (
    <>
      <Poster />
      <div className={classes.column}>
        <Features />
        <Categories />
        <Evidence />
        <FeaturedCommunities isFocusSaid />
        <GameRow kind="tournaments" to="/allgames?tournament=show_tournaments" query={tournamentsQuery} />
        <Deferred near waiting={<TopPlayersWaiting />}>
          <TopPlayers />
        </Deferred>
        <GameRow kind="latest" to="/allgames?sort=recent" query={latestGamesQuery} />
        <GameRow kind="featured" to="/allgames" query={featuredGamesQuery} />
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
