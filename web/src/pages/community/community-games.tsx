import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { communityGamesQuery } from '../../features/communities/community-queries.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import classes from './community.module.css';

const PlayedGames = lazy(() => import('./played-games.tsx'));

/** The games of a community: upcoming ones, and played ones below them. */
export function CommunityGames({ code, page }: { code: string; page: number }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(communityGamesQuery(code, page));
  const others = (
    <ButtonLink to="/allgames" variant="secondary">
      {t('communities.page.others')}
    </ButtonLink>
  );
  const past = (
    <Deferred waiting={null} near>
      <PlayedGames code={code} />
    </Deferred>
  );
  if (error && !data)
    return <ErrorState title={t('games.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <GameGridSkeleton count={pageSizes.communityGames} shape="gridOfThree" />;
  if (data.games.length === 0) {
    return (
      <>
        <EmptyState title={t('communities.games.none')} action={others}>
          {t('communities.games.noneBody')}
        </EmptyState>
        {past}
      </>
    );
  }
  return (
    <>
      <CardGrid shape="gridOfThree">
        {data.games.map((game) => (
          <li key={game._id} className={classes.game}>
            <GameCard game={game} />
          </li>
        ))}
        <li className={classes.others}>{others}</li>
      </CardGrid>
      <Paging page={page} totalPages={data.totalPages} to={(other) => (other > 1 ? `?page=${other}` : '?')} />
      {past}
    </>
  );
}
