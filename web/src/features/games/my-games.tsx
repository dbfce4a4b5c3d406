import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames, CompactGamesSkeleton } from '../../ui/game-card/compact-games.tsx';
import { isSoon } from '../../ui/hurry.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { type MyGame, myGamesQuery, type MyKind } from './my-games-query.ts';

/** Says why the games can't be shown, in the server's words; without any, past games have a sentence of their own (pages.md#messages). */
export function GamesFailed({ error, kind, onRetry }: { error: Error; kind: MyKind; onRetry: () => void }) {
  const { t, explain } = useI18n();
  const isSaid = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const message = kind === 'past' && !isSaid ? t('profile.pastFailed') : explain(error);
  return <ErrorState title={t('profile.failed')} message={message} onRetry={onRetry} />;
}

const emptyWords = {
  upcoming: ['profile.noUpcoming', 'profile.noUpcomingBody'],
  waiting: ['profile.noWaiting', 'profile.noWaitingBody'],
  past: ['profile.noPlayed', 'profile.noPlayedBody'],
} as const;

/** Says that there are no games yet, with a link to find some. */
export function NoGames({ kind }: { kind: MyKind }) {
  const t = useT();
  const [title, body] = emptyWords[kind];
  return (
    <EmptyState
      drawing={<Drawing of="bench" />}
      title={t(title)}
      action={<ButtonLink to="/allgames">{t('profile.join')}</ButtonLink>}
    >
      {t(body)}
    </EmptyState>
  );
}

interface Props {
  kind: MyKind;
  userId: string;
  /** The ids of the games whose players they may still rate. */
  ratable: readonly string[];
  /** The address where rating a game's players begins. */
  ratePath: (gameId: string) => string;
}

/** Games that the user joined, waits for or played, each with its personal mark. */
export function MyGames({ kind, userId, ratable, ratePath }: Props) {
  const t = useT();
  const list = useInfiniteQuery(myGamesQuery(kind, userId));
  const isPast = kind === 'past';

  if (list.isPending) return <CompactGamesSkeleton count={4} isPast={isPast} />;
  if (list.isError) return <GamesFailed error={list.error} kind={kind} onRetry={() => void list.refetch()} />;
  const games = list.data.pages.flatMap((part) => part.games);
  if (games.length === 0) return <NoGames kind={kind} />;
  return (
    <>
      <CompactGames>
        {games.map((game) => (
          <li key={game._id}>
            <CompactGame game={game} isPast={isPast} marker={<Marker game={game} />}>
              {isPast && game.status !== 'cancelled' && ratable.includes(game._id) && (
                <ButtonLink to={ratePath(game._id)} variant="secondary">
                  <Icon name="star" size={18} />
                  {t('profile.rateIt')}
                  <span className="visually-hidden">: {game.name}</span>
                </ButtonLink>
              )}
            </CompactGame>
          </li>
        ))}
      </CompactGames>
      <LoadMore label={t('profile.more')} list={list} />
    </>
  );
}

/** The personal mark on one of the user's games. */
export function Marker({ game }: { game: MyGame }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { refundedAmount, waitingPosition, offeredUntil } = game;
  if (offeredUntil)
    return (
      <Chip icon="clock" tone={isSoon(Date.parse(offeredUntil) - now) ? 'warm' : 'info'}>
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
  return null;
}
