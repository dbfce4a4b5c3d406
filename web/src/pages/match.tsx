import type { Language } from '@rondo/rules';
import type { GameDetails } from '@rondo/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { frameOf } from '../features/games/details/frame-of.ts';
import { gameQuery, isClosed } from '../features/games/details/queries.ts';
import { useLiveGame } from '../features/games/details/use-live-game.ts';
import { sportsEvent } from '../features/games/details/structured-data.ts';
import { gradingOptionsQuery } from '../features/ratings/queries.ts';
import { leadsToRating } from '../features/ratings/steps.ts';
import { recapQuery } from '../features/recap/recap-query.ts';
import { type Formats, useFormats } from '../platform/formats.ts';
import { GameWords, type Translate, useI18n } from '../platform/i18n.tsx';
import { type PageHead, usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { piece } from '../platform/pieces.tsx';
import { sessionQuery } from '../platform/session.ts';
import { groupsQuery, linkedGroup } from '../ui/joining/groups.ts';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { GamePage } from './match/game-page.tsx';
import { GameSkeleton } from './match/game-skeleton.tsx';

export const phrases = ['match'] as const;

const seldom = () => import('./match/seldom.ts');
const GameClosed = piece('pages/match/seldom.ts', async () => (await seldom()).GameClosed);
const GameMissing = piece('pages/match/seldom.ts', async () => (await seldom()).GameMissing);

export async function prefetch({ client, params, url }: PageRequest): Promise<{ status: number }> {
  const id = params.id ?? '';
  const query = gameQuery(id, url.searchParams.get('secret-key'), leadsToRating(url.searchParams));
  await Promise.all([
    client.prefetchQuery(query),
    ...(import.meta.env.SSR ? [] : besides(client, id, url.searchParams)),
  ]);
  const game = client.getQueryData(query.queryKey);
  if (game === null) return { status: 404 };
  return { status: isClosed(game) ? 403 : 200 };
}

/** What the page of a logged-in user asks for once it has the game: after a press it comes in the same trip. */
function besides(client: QueryClient, id: string, query: URLSearchParams): Promise<void>[] {
  if (!client.getQueryData(sessionQuery.queryKey)) return [];
  if (!leadsToRating(query)) return [client.prefetchQuery(groupsQuery(id, linkedGroup(query)))];
  return [client.prefetchQuery(gradingOptionsQuery(id)), client.prefetchQuery(recapQuery(id))];
}

/** `/match/{id}` (pages.md#game-page). */
export default function Match() {
  const { t, explain, language } = useI18n();
  const formats = useFormats();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const linkKey = search.get('secret-key');
  const { data, error, refetch } = useQuery({
    ...gameQuery(id, linkKey, leadsToRating(search)),
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
