import type { Community } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { communityGamesQuery } from '../../features/communities/queries.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { Section } from '../../ui/page.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import classes from './community.module.css';

interface Props {
  community: Community;
  member: boolean;
  page: number;
}

/** The games of a community to come; a private one keeps them for its members. */
export function CommunityGames({ community, member, page }: Props) {
  const { t } = useSpeech();
  const others = (
    <ButtonLink to="/allgames" variant="secondary">
      {t('community.others')}
    </ButtonLink>
  );
  if (community.communityOptions.isPrivate && !member) {
    return (
      <EmptyState title={t('community.closed.title')} action={others}>
        {t('community.closed.body')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('community.games')}>
      <Games code={community.shortCode} page={page} />
      <div className={classes.others}>{others}</div>
    </Section>
  );
}

function Games({ code, page }: { code: string; page: number }) {
  const { t, explain } = useSpeech();
  const { data, error, refetch } = useQuery(communityGamesQuery(code, page));
  if (error && !data)
    return <ErrorState title={t('games.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <GameGridSkeleton count={pageSizes.communityGames} />;
  if (data.games.length === 0) return <p className={classes.none}>{t('community.noGames')}</p>;
  return (
    <>
      <CardGrid>
        {data.games.map((game) => (
          <li key={game._id}>
            <GameCard game={game} />
          </li>
        ))}
      </CardGrid>
      <Paging page={page} totalPages={data.totalPages} to={(other) => (other > 1 ? `?page=${other}` : '?')} />
    </>
  );
}
