import { myJoinedGames, pastGames } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, call } from '../../platform/api.ts';
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

/** Games to come that one has joined, or past ones (1-games §7), a page at a time. */
const myGamesQuery = (period: Period, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['games', 'mine', period],
    queryFn: async ({ pageParam: page }) => {
      if (period === 'past') {
        const { data, pagination } = await call(pastGames, { params: { id: userId }, query: { page, limit } });
        return { games: data, totalCount: pagination.totalCount };
      }
      const { matches, pagination } = await call(myJoinedGames, { query: { period, skip: (page - 1) * limit, limit } });
      return { games: matches, totalCount: pagination.totalCount };
    },
    initialPageParam: 1,
    // More while the total exceeds what has come (2-accounts §2).
    getNextPageParam: ({ games, totalCount }, parts) =>
      games.length > 0 && totalCount > parts.length * limit ? parts.length + 1 : undefined,
  });

/** What went wrong, in the server's words; past games have a sentence for when it has none (2-accounts §8). */
function reasonOf(error: Error, period: Period, { t, explain }: Pick<ReturnType<typeof useSpeech>, 't' | 'explain'>) {
  const isSaid = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return period === 'past' && !isSaid ? t('profile.pastFailed') : explain(error);
}

/** Games one joined, to come or played. */
export function MyGames({ period, userId }: { period: Period; userId: string }) {
  const { t, explain } = useSpeech();
  const list = useInfiniteQuery(myGamesQuery(period, userId));
  const { error } = list;
  const reason = error && reasonOf(error, period, { t, explain });
  useEffect(() => {
    if (!reason) return undefined;
    return showBanner('error', reason, { seconds: null, title: t('profile.failed') });
  }, [reason, t]);

  if (list.isPending) return <GameGridSkeleton count={3} />;
  if (list.isError) return <ErrorState message={reason ?? undefined} onRetry={() => void list.refetch()} />;
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
