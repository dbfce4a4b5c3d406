import type { Language } from '@rondo/rules';
import type { GameDetails } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { frameOf } from '../features/games/details/frame-of.ts';
import { gameQuery, isClosed } from '../features/games/details/queries.ts';
import { useLiveGame } from '../features/games/details/use-live-game.ts';
import { sportsEvent } from '../features/games/details/structured-data.ts';
import { type Formats, useFormats } from '../platform/formats.ts';
import { GameWords, type Translate, useI18n } from '../platform/i18n.tsx';
import { type PageHead, usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { piece } from '../platform/pieces.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { GamePage } from './match/game-page.tsx';
import { GameSkeleton } from './match/game-skeleton.tsx';

export const phrases = ['match'] as const;

const withoutGame = () => import('./match/without-game.ts');
const GameClosed = piece('pages/match/without-game.ts', async () => (await withoutGame()).GameClosed);
const GameMissing = piece('pages/match/without-game.ts', async () => (await withoutGame()).GameMissing);

export async function prefetch({ client, params, url }: PageRequest): Promise<{ status: number }> {
  const query = gameQuery(params.id ?? '', url.searchParams.get('secret-key'));
  await client.prefetchQuery(query);
  const game = client.getQueryData(query.queryKey);
  if (game === null) return { status: 404 };
  return { status: isClosed(game) ? 403 : 200 };
}

/** `/match/{id}` (pages.md#game-page). */
export default function Match() {
  const { t, explain, language } = useI18n();
  const formats = useFormats();
  const { id = '' } = useParams();
  const linkKey = useSearchParams()[0].get('secret-key');
  const { data, error, refetch } = useQuery({
    ...gameQuery(id, linkKey),
    refetchInterval: useLiveGame(id, linkKey),
  });
  const missing = data === null;
  const game = isClosed(data) ? null : data;
  usePageHead(game ? headOf(game, t, formats, language) : { title: t('nav.titles.match') });
  if (game)
    return (
      <GameWords sport={game.sport}>
        <GamePage game={game} />
      </GameWords>
    );
  return (
    <Page>
      {missing ? (
        <GameMissing />
      ) : isClosed(data) ? (
        <GameClosed game={data} />
      ) : error ? (
        <ErrorState level={1} title={t('match.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <GameSkeleton id={id} />
      )}
    </Page>
  );
}

/** The head of the page for link previews and search engines. */
function headOf(game: GameDetails, t: Translate, formats: Formats, language: Language): PageHead {
  const { city, address } = game.location;
  const when = `${formats.day(game.game_date)} ${formats.timeRange(game.game_date, game.duration)}`;
  const cancelled = game.status === 'cancelled' ? `${t('games.status.cancelled')}. ` : '';
  const description = `${cancelled}${t(`games.sport.${game.sport}`)}, ${when}, ${city || address}. ${formats.price(game.price)}.`;
  const image = `/previews/match/${game._id}.png?lang=${language}`;
  return {
    title: game.name,
    description,
    image,
    frame: frameOf(game)?.origin,
    ...(import.meta.env.SSR && { structuredData: (origin) => sportsEvent(game, { origin, description, image }) }),
  };
}
