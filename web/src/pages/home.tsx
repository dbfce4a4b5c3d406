import { usersCountQuery } from '../features/accounts/users-count.ts';
import { featuredCommunitiesQuery, myCommunitiesQuery } from '../features/communities/queries.ts';
import {
  featuredGamesQuery,
  latestGamesQuery,
  playedCountQuery,
  soonGamesQuery,
  tournamentsQuery,
} from '../features/games/queries.ts';
import { votableGamesQuery } from '../features/ratings/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { sessionQuery, useUser } from '../platform/session.ts';
import { useSettings } from '../platform/settings.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Section } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';
import { lazy } from 'react';
import { ActionCards } from './home/action-cards.tsx';
import { CallToAction } from './home/call-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { FeaturedCommunities, MyCommunities } from './home/communities.tsx';
import { Features } from './home/features.tsx';
import { GameRow } from './home/game-row.tsx';
import { Partners } from './home/partners.tsx';
import { RatePlayers } from './home/rate-players.tsx';
import { Poster } from './home/poster.tsx';
import classes from './home/home.module.css';

export const phrases = ['home'] as const;

const SocialFeed = lazy(() => import('./home/social-feed.tsx'));
const TopPlayers = lazy(() => import('../features/leaderboard/top-players.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  const own = async () => {
    if ((await client.fetchQuery(sessionQuery).catch(() => null)) === null) return;
    await Promise.all([client.prefetchQuery(myCommunitiesQuery), client.prefetchQuery(votableGamesQuery)]);
  };
  await Promise.all([
    own(),
    client.prefetchQuery(usersCountQuery),
    client.prefetchQuery(playedCountQuery),
    client.prefetchQuery(soonGamesQuery),
    client.prefetchQuery(featuredCommunitiesQuery),
    client.prefetchQuery(tournamentsQuery),
    client.prefetchQuery(featuredGamesQuery),
    client.prefetchQuery(latestGamesQuery),
  ]);
}

/** `/`: its sections in the order of pages.md#home. */
export default function Home() {
  usePageHead({});
  const user = useUser();
  const { socialFeedUrl } = useSettings();
  return (
    <>
      <Poster />
      <div className={classes.column}>
        {user && <RatePlayers />}
        {user ? <MyCommunities /> : <Features />}
        <Categories />
        <FeaturedCommunities />
        <GameRow kind="tournaments" to="/allgames?tournament=show_tournaments" query={tournamentsQuery} />
        <Deferred near waiting={<TopPlayersWaiting />}>
          <TopPlayers />
        </Deferred>
        <GameRow kind="latest" to="/allgames?sort=recent" query={latestGamesQuery} />
        <GameRow kind="featured" to="/allgames" query={featuredGamesQuery} />
        <ActionCards user={user} />
        <Partners />
        {socialFeedUrl && (
          <Deferred near waiting={<Skeleton height={560} />}>
            <SocialFeed url={socialFeedUrl} />
          </Deferred>
        )}
      </div>
      {!user && <CallToAction />}
    </>
  );
}

/** As tall as the content that will replace it. */
function TopPlayersWaiting() {
  return (
    <Section title={useT()('home.top.title')}>
      <div className={classes.topWaiting}>
        <Loading>
          <Skeleton height={360} />
        </Loading>
      </div>
    </Section>
  );
}
