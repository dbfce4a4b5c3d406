import { myJoinedGames } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

type Period = 'upcoming' | 'past';

const limit = pageSizes.profileGames;

const myGamesQuery = (period: Period) =>
  infiniteQueryOptions({
    queryKey: ['games', 'mine', period],
    queryFn: async ({ pageParam: skip }) => {
      const { matches, pagination } = await call(myJoinedGames, { query: { period, skip, limit } });
      return { games: matches, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    // More while the total exceeds what has come (2-accounts §2).
    getNextPageParam: ({ games, totalCount }, parts) =>
      games.length > 0 && totalCount > parts.length * limit ? parts.length * limit : undefined,
  });

/** Games one joined, to come or played. */
export function MyGames({ period }: { period: Period }) {
  const { t, explain } = useSpeech();
  const list = useInfiniteQuery(myGamesQuery(period));
  const { error } = list;
  useEffect(() => {
    if (!error) return undefined;
    return showBanner('error', explain(error), { seconds: null, title: t('profile.failed') });
  }, [error, explain, t]);

  if (list.isPending) return <GameGridSkeleton count={3} />;
  if (list.isError) return <ErrorState message={explain(list.error)} onRetry={() => void list.refetch()} />;
  const games = list.data.pages.flatMap((part) => part.games);
  if (games.length === 0) {
    return (
      <EmptyState
        title={period === 'past' ? t('profile.noPlayed') : t('profile.noUpcoming')}
        action={<ButtonLink to="/allgames">{t('profile.join')}</ButtonLink>}
      >
        {period === 'past' ? t('profile.noPlayedBody') : t('profile.noUpcomingBody')}
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {games.map((game) => (
          <li key={game._id}>
            <GameCard
              game={game}
              marker={
                period === 'upcoming' && (
                  <Chip icon="check" tone="turf">
                    {t('games.card.joined')}
                  </Chip>
                )
              }
            />
          </li>
        ))}
      </CardGrid>
      <LoadMore label={t('profile.more')} list={list} />
    </>
  );
}
