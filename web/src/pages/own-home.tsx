import type { Me } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { featuredCommunitiesQuery, myCommunitiesQuery } from '../features/communities/queries.ts';
import { ownHomeQuery } from '../features/games/own-home-query.ts';
import { featuredGamesQuery, latestGamesQuery, tournamentsQuery } from '../features/finding/queries.ts';
import { votableGamesQuery } from '../features/ratings/queries.ts';
import { useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { useSettings } from '../platform/settings.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { Categories } from './home/categories.tsx';
import { FeaturedCommunities, MyCommunities } from './home/communities.tsx';
import { GameRow } from './home/game-row.tsx';
import NextSteps from './home/next-steps.tsx';
import { TopPlayersWaiting } from './home/top-players-waiting.tsx';
import { GamesForMe } from './own-home/games-for-me.tsx';
import { Greeting } from './own-home/greeting.tsx';
import { HostedGames } from './own-home/hosting.tsx';
import { NextGame } from './own-home/next-game.tsx';
import { Waits } from './own-home/waits.tsx';
import { Year } from './own-home/year.tsx';
import classes from './own-home/own-home.module.css';

export const phrases = ['home', 'ownHome'] as const;

const RecapCard = lazy(() => import('../features/recap/recap-card.tsx'));
const SocialFeed = lazy(() => import('./home/social-feed.tsx'));
const TopPlayers = lazy(() => import('../features/leaderboard/top-players.tsx'));

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(ownHomeQuery),
    client.prefetchQuery(myCommunitiesQuery),
    client.prefetchQuery(votableGamesQuery),
    client.prefetchQuery(featuredCommunitiesQuery),
    client.prefetchQuery(tournamentsQuery),
    client.prefetchQuery(featuredGamesQuery),
    client.prefetchQuery(latestGamesQuery),
  ]);
}

/** `/` for logged-in users: first their own things, then those for everybody (pages.md#home). */
export default function OwnHome() {
  usePageHead({});
  const user = useUser();
  const { socialFeedUrl } = useSettings();
  if (!user) return null;
  return (
    <div className={classes.column}>
      <Mine user={user} />
      <MyCommunities />
      <Categories />
      <GameRow kind="tournaments" to="/allgames?tournament=show_tournaments" query={tournamentsQuery} />
      <Deferred near waiting={<TopPlayersWaiting />}>
        <TopPlayers />
      </Deferred>
      <GameRow kind="latest" to="/allgames?sort=recent" query={latestGamesQuery} />
      <GameRow kind="featured" to="/allgames" query={featuredGamesQuery} />
      <FeaturedCommunities />
      <NextSteps user={user} />
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
  const { data: votable = [] } = useQuery(votableGamesQuery);
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
  const waits = votable.length > 0 || Object.values(home.waits).some((ofKind) => ofKind.length > 0);
  return (
    <>
      <Greeting user={user} home={home} />
      {home.hosting && <HostedGames hosting={home.hosting} />}
      {home.next && <NextGame game={home.next} mayInvite={user.role !== 'guest'} />}
      {waits && <Waits waits={home.waits} />}
      {home.recap && (
        <div className={classes.recap}>
          <Deferred near waiting={<Skeleton height={260} />}>
            <RecapCard recap={home.recap} />
          </Deferred>
        </div>
      )}
      <GamesForMe home={home} mayWish={user.role !== 'guest'} />
      {home.year.games > 0 && <Year year={home.year} />}
    </>
  );
}
