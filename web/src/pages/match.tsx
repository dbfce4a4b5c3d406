import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { gameQuery } from '../features/games/details/queries.ts';
import { useLiveGame } from '../features/games/details/use-live-game.ts';
import { useFormats } from '../platform/formats.ts';
import { useSpeech } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { showBanner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { GamePage } from './match/game-page.tsx';
import { GameSkeleton } from './match/game-skeleton.tsx';

export async function prefetch({ client, params }: PageRequest): Promise<{ status: number }> {
  const query = gameQuery(params.id ?? '');
  await client.prefetchQuery(query);
  return { status: client.getQueryData(query.queryKey) === null ? 404 : 200 };
}

/** `/match/{id}` (1-games §2). */
export default function Match() {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const { id = '' } = useParams();
  const { data: game, error, refetch } = useQuery({ ...gameQuery(id), refetchInterval: useLiveGame(id) });
  const missing = game === null;
  useEffect(
    () => (missing ? showBanner('error', t('match.notFound.title'), { seconds: null }) : undefined),
    [missing, t],
  );
  usePageHead(
    game
      ? {
          title: game.name,
          description: `${t(`games.sport.${game.sport}`)}, ${formats.day(game.game_date)} ${formats.timeRange(game.game_date, game.duration)}, ${game.location.city || game.location.address}. ${formats.price(game.price)}.`,
          image: game.photo ?? undefined,
        }
      : { title: t('nav.titles.match') },
  );
  if (game) return <GamePage game={game} />;
  return (
    <Page>
      {missing ? (
        <EmptyState
          level={1}
          title={t('match.notFound.title')}
          action={<ButtonLink to="/allgames">{t('match.notFound.action')}</ButtonLink>}
        >
          {t('match.notFound.body')}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t('match.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <GameSkeleton />
      )}
    </Page>
  );
}
