import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech, useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameGridSkeleton } from '../../ui/game-card/game-card-skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { type MyGame, myGamesQuery, type MyKind } from './my-games-query.ts';

/** What went wrong, in the server's words; past games have a sentence for when it has none (2-accounts §8). */
function reasonOf(error: Error, kind: MyKind, { t, explain }: Pick<ReturnType<typeof useSpeech>, 't' | 'explain'>) {
  const isSaid = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return kind === 'past' && !isSaid ? t('profile.pastFailed') : explain(error);
}

const empty = {
  upcoming: ['profile.noUpcoming', 'profile.noUpcomingBody'],
  waiting: ['profile.noWaiting', 'profile.noWaitingBody'],
  past: ['profile.noPlayed', 'profile.noPlayedBody'],
} as const;

/** Games one joined, to come or past, or waits for; what is one's own about each is on its card. */
export function MyGames({ kind, userId }: { kind: MyKind; userId: string }) {
  const { t, explain } = useSpeech();
  const list = useInfiniteQuery(myGamesQuery(kind, userId));
  const { error } = list;
  const reason = error && reasonOf(error, kind, { t, explain });
  useEffect(() => {
    if (!reason) return undefined;
    return showBanner('error', reason, { seconds: null, title: t('profile.failed') });
  }, [reason, t]);

  if (list.isPending) return <GameGridSkeleton count={3} />;
  if (list.isError) return <ErrorState message={reason ?? undefined} onRetry={() => void list.refetch()} />;
  const games = list.data.pages.flatMap((part) => part.games);
  const [title, body] = empty[kind];
  if (games.length === 0) {
    return (
      <EmptyState title={t(title)} action={<ButtonLink to="/allgames">{t('profile.join')}</ButtonLink>}>
        {t(body)}
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid>
        {games.map((game) => (
          <li key={game._id}>
            <GameCard game={game} marker={<Marker game={game} kind={kind} />} />
          </li>
        ))}
      </CardGrid>
      <LoadMore label={t('profile.more')} list={list} />
    </>
  );
}

function Marker({ game, kind }: { game: MyGame; kind: MyKind }) {
  const t = useT();
  const formats = useFormats();
  const { refundedAmount, waitingPosition, offeredUntil } = game;
  if (offeredUntil)
    return (
      <Chip icon="clock" tone="warm">
        {t('profile.keptUntil', { when: `${formats.day(offeredUntil)} ${formats.time(offeredUntil)}` })}
      </Chip>
    );
  if (waitingPosition !== undefined)
    return (
      <Chip icon="clock" tone="info">
        {t('profile.place', { position: waitingPosition })}
      </Chip>
    );
  if (game.status === 'cancelled')
    return refundedAmount ? (
      <Chip icon="refund" tone="info">
        {t('profile.refunded', { amount: formats.money(refundedAmount) })}
      </Chip>
    ) : null;
  if (kind === 'past') return null;
  return (
    <Chip icon="check" tone="turf">
      {t('games.card.joined')}
    </Chip>
  );
}
