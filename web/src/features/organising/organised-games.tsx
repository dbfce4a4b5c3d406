import type { OrganisedCard } from '@rondo/contract';
import { isDayOfGame } from '@rondo/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames, CompactGamesSkeleton } from '../../ui/game-card/compact-games.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { isOnTheDay } from '../../platform/check-in-times.ts';
import { organisedGamesQuery, type Period } from '../../platform/organised-query.ts';
import { RegistrantsSheet } from './registrants-sheet.tsx';

const empty = {
  upcoming: ['organising.noUpcoming', 'organising.noUpcomingBody'],
  past: ['organising.noPast', 'organising.noPastBody'],
} as const;

const steps = ['registrants'] as const;

/** The games that the user organises: how full each is, its waiting list, the rest of its series, and its registrants from outside. */
export function OrganisedGames({ period }: { period: Period }) {
  const { t, explain } = useI18n();
  const list = useInfiniteQuery(organisedGamesQuery(period));
  const now = useNow();
  const step = useUrlStep(steps, ['game']);
  const creates = mayCreateGames(useUser());
  const isPast = period === 'past';
  if (list.isPending) return <CompactGamesSkeleton count={4} isPast={isPast} />;
  if (list.isError)
    return (
      <ErrorState title={t('organising.failed')} message={explain(list.error)} onRetry={() => void list.refetch()} />
    );
  const games = list.data.pages.flatMap((part) => part.games);
  const [title, body] = empty[period];
  if (games.length === 0)
    return (
      <EmptyState
        drawing={<Drawing of="board" />}
        title={t(title)}
        action={creates && <ButtonLink to="/create">{t('organising.create')}</ButtonLink>}
      >
        {t(creates ? body : 'organising.noHelping')}
      </EmptyState>
    );
  const gameId = step.about('game');
  return (
    <>
      <CompactGames>
        {games.map((game) => (
          <li key={game._id}>
            <CompactGame game={game} isPast={isPast} marker={<Markers game={game} />}>
              {isOnTheDay(game, now) && (game.helpsWith?.includes('checkIn') ?? true) && (
                <ButtonLink variant={game.archived ? 'secondary' : 'primary'} to={`/match/${game._id}/check-in`}>
                  <Icon name="check" size={18} />
                  {t(game.archived ? 'organising.whoCame' : 'organising.checkIn')}
                  <span className="visually-hidden">: {game.name}</span>
                </ButtonLink>
              )}
              <LateChange game={game} />
              {game.tournament_external && (game.helpsWith?.includes('players') ?? true) && (
                <Button variant="secondary" onClick={() => step.open('registrants', { game: game._id })}>
                  {t('organising.registered')}
                </Button>
              )}
            </CompactGame>
          </li>
        ))}
      </CompactGames>
      <LoadMore label={t('organising.more')} list={list} />
      {step.step === 'registrants' && gameId !== null && <RegistrantsSheet gameId={gameId} onClose={step.close} />}
    </>
  );
}

/** Changes that can be made in one tap on the day of the game, here too. */
function LateChange({ game }: { game: OrganisedCard }) {
  const t = useT();
  const now = useNow();
  const mayEdit = game.helpsWith?.includes('edit') ?? true;
  if (!mayEdit || !isDayOfGame({ ...game, startsAt: new Date(game.game_date) }, new Date(now))) return null;
  return (
    <ButtonLink variant="secondary" to={`/match/${game._id}#late`}>
      <Icon name="bolt" size={18} />
      {t('coLeading.late.title')}
    </ButtonLink>
  );
}

function Markers({ game }: { game: OrganisedCard }) {
  const t = useT();
  const { waiting, seriesLeft } = game;
  return (
    <>
      {waiting > 0 && (
        <Chip icon="clock" tone="info">
          {t('organising.waiting', { count: waiting })}
        </Chip>
      )}
      {seriesLeft !== null && seriesLeft > 0 && (
        <Chip icon="calendar">{t('organising.series', { count: seriesLeft })}</Chip>
      )}
      {game.helpsWith && (
        <Chip icon="shield" tone="info">
          {t('coLeading.helping.chip')}
        </Chip>
      )}
      {game.isPaidFor && (
        <Chip icon="wallet" tone="info">
          {t('organising.paidFor')}
        </Chip>
      )}
    </>
  );
}
