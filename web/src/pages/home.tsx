import { useUser } from '../platform/session.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { usersCountQuery } from '../features/accounts/users-count.ts';
import { featuredGamesQuery, latestGamesQuery, playedCountQuery, soonGamesQuery } from '../features/games/queries.ts';
import { CallToAction } from './home/call-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { Features } from './home/features.tsx';
import { GameRow } from './home/game-row.tsx';
import { Poster } from './home/poster.tsx';
import classes from './home/home.module.css';

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(usersCountQuery),
    client.prefetchQuery(playedCountQuery),
    client.prefetchQuery(soonGamesQuery),
    client.prefetchQuery(featuredGamesQuery),
    client.prefetchQuery(latestGamesQuery),
  ]);
}

/** `/` (1-games §2). */
export default function Home() {
  usePageHead({});
  const user = useUser();
  return (
    <>
      <Poster />
      <div className={classes.column}>
        <GameRow kind="featured" to="/allgames" query={featuredGamesQuery} />
        <Categories />
        {!user && <Features />}
        <GameRow kind="latest" to="/allgames?sort=recent" query={latestGamesQuery} />
      </div>
      {!user && <CallToAction />}
    </>
  );
}
