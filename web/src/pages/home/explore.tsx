import type { GameCard as Game } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CommunityGrid } from '../../features/communities/community-card.tsx';
import { featuredCommunitiesQuery } from '../../features/communities/queries.ts';
import { featuredGamesQuery, latestGamesQuery, tournamentsQuery } from '../../features/finding/queries.ts';
import { openFirst } from '../../features/finding/open-first.ts';
import TopPlayers from '../../features/leaderboard/top-players.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import classes from './explore.module.css';

const tabs = ['tournaments', 'latest', 'featured', 'communities', 'top'] as const;

/** Lists for everybody, one at a time: only the chosen one is loaded (pages.md#home). */
export default function Explore() {
  const t = useT();
  const [query] = useSearchParams();
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? tabs[0];
  return (
    <>
      <Tabs label={t('home.explore')} chosen={chosen} tabs={tabs.map((id) => ({ id, label: t(`home.${id}.title`) }))} />
      <div className={classes.list}>
        {chosen === 'top' ? (
          <TopPlayers />
        ) : chosen === 'communities' ? (
          <Communities />
        ) : (
          <Games key={chosen} kind={chosen} />
        )}
      </div>
    </>
  );
}

interface Kind {
  /** The page with all games of this kind. */
  to: string;
  // Each list has a key of its own.
  query: UseQueryOptions<Game[], Error, Game[], string[]>;
}

const kinds = {
  tournaments: { to: '/allgames?tournament=show_tournaments', query: tournamentsQuery },
  latest: { to: '/allgames?sort=recent', query: latestGamesQuery },
  featured: { to: '/allgames', query: featuredGamesQuery },
} satisfies Record<string, Kind>;

function Games({ kind }: { kind: keyof typeof kinds }) {
  const t = useT();
  const { to, query }: Kind = kinds[kind];
  const { data: games, isError, refetch } = useQuery(query);
  if (isError && !games) return <ErrorState title={t('home.failed')} onRetry={() => void refetch()} />;
  if (!games) return <GameGridSkeleton count={pageSizes[kind]} shape="row" />;
  return (
    <List
      isEmpty={games.length === 0}
      all={
        <>
          <All to={to}>{t(`home.${kind}.all`)}</All>
          {kind === 'tournaments' && <All to="/tournaments">{t('home.tournaments.live')}</All>}
        </>
      }
    >
      <CardGrid shape="row">
        {openFirst(games).map((game) => (
          <li key={game._id}>
            <GameCard game={game} isTournamentSaid={kind === 'tournaments'} />
          </li>
        ))}
      </CardGrid>
    </List>
  );
}

function Communities() {
  const t = useT();
  const { data: communities, isError, refetch } = useQuery(featuredCommunitiesQuery);
  if (isError && !communities) return <ErrorState title={t('home.failed')} onRetry={() => void refetch()} />;
  if (!communities)
    return (
      <Loading>
        <Skeleton height={260} />
      </Loading>
    );
  return (
    <List isEmpty={communities.length === 0} all={<All to="/communities">{t('home.communities.all')}</All>}>
      <CommunityGrid communities={communities} />
    </List>
  );
}

function List({ isEmpty, all, children }: { isEmpty: boolean; all: ReactNode; children: ReactNode }) {
  const t = useT();
  return (
    <>
      {isEmpty ? <p>{t('home.none')}</p> : children}
      <div className={classes.all}>{all}</div>
    </>
  );
}

function All({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="onward">
      {children}
      <Icon name="forward" size={18} />
    </Link>
  );
}
