import type { GameDetails } from '@rondo/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { PhoneWallets, walletsOfGame } from '../ui/phone-wallets.tsx';
import { AddToCalendar } from '../features/games/details/add-to-calendar.tsx';
import { addressOf } from '../features/games/details/address-of.ts';
import { gameQuery, isClosed } from '../features/games/details/queries.ts';
import { usePaidWords } from '../features/games/details/use-paid-words.ts';
import { myGamesQuery } from '../features/games/my-games-query.ts';
import { stepPath, steps } from '../ui/joining/steps.ts';
import { GameWords, useI18n, useT } from '../platform/i18n.tsx';
import { useFormatName } from '../platform/names.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { ButtonLink, OutLink } from '../ui/button.tsx';
import { Chip, StatusChip } from '../ui/chips.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/layout.tsx';
import { mapsLink } from '../ui/maps-link.ts';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { Ticket, TicketLine } from '../ui/ticket.tsx';
import { WeatherLine } from '../ui/weather/weather-line.tsx';
import { TicketCode } from '../ui/ticket-code.tsx';

export const phrases = ['tickets', 'match'] as const;

/** Stands in an address instead of a game's id, and means the next game; the app's icon links to it. */
const ofNext = 'next';

export async function prefetch({ client, params }: PageRequest): Promise<void> {
  if (params.id !== ofNext) await client.prefetchQuery(gameQuery(params.id ?? '', null));
}

/** `/ticket/{gameId}` (pages.md#my-games): a member's spot, as a guest has theirs on `/booking`. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const t = useT();
  usePageHead({ title: t('nav.titles.ticket') });
  return id === ofNext ? <NextTicket /> : <TicketOf id={id} />;
}

/** Leads to the ticket of the next game, or if there is none to the user's games. */
function NextTicket() {
  const { explain } = useI18n();
  const { data, error, refetch } = useInfiniteQuery(myGamesQuery('upcoming', useUser()?._id ?? ''));
  const next = data?.pages[0]?.games.find(({ status }) => status !== 'cancelled');
  if (data) return <Navigate to={next ? `/ticket/${next._id}` : '/my-games'} replace />;
  return (
    <Page width="narrow">
      {error ? (
        <ErrorState level={1} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </Page>
  );
}

function TicketOf({ id }: { id: string }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(gameQuery(id, null));
  const game = isClosed(data) ? null : data;
  return (
    <Page width="narrow">
      {game?.viewer?.joined ? (
        <GameWords sport={game.sport}>
          <OwnTicket game={game} />
        </GameWords>
      ) : error ? (
        <ErrorState level={1} message={explain(error)} onRetry={() => void refetch()} />
      ) : game === undefined ? (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      ) : (
        <EmptyState
          level={1}
          title={t('tickets.none')}
          action={
            <ButtonLink to={game ? `/match/${id}` : '/allgames'}>
              {t(game ? 'tickets.seeGame' : 'nav.allGames')}
            </ButtonLink>
          }
        >
          {t('tickets.noneBody')}
        </EmptyState>
      )}
    </Page>
  );
}

function OwnTicket({ game }: { game: GameDetails }) {
  const t = useT();
  const formatName = useFormatName();
  const user = useUser();
  const { viewer, archived, status, location } = game;
  const over = archived || status === 'cancelled';
  const [longitude, latitude] = location.coordinates;
  const team = game.potential_users.find(({ _id }) => _id === user?._id)?.teamName;
  const paid = usePaidWords(game);
  return (
    <>
      <Ticket
        game={{ ...game, address: location.description || location.address, city: location.city }}
        heading="h1"
        over={over}
        chip={
          archived && status === 'confirmed' ? (
            <Chip icon="check">{t('games.played')}</Chip>
          ) : (
            <StatusChip status={status} />
          )
        }
      >
        {user && <TicketLine icon="user">{formatName(user.name)}</TicketLine>}
        {!over && game.weather && <WeatherLine weather={game.weather} />}
        {team && <TicketLine icon="people">{team}</TicketLine>}
        <TicketLine icon="wallet">{paid ?? t('common.free')}</TicketLine>
      </Ticket>
      {!over && viewer?.ticket && <TicketCode ticket={viewer.ticket} />}
      <Row gap={10} align="center" wrap above={16}>
        {!over && (
          <>
            <OutLink variant="secondary" href={mapsLink(latitude, longitude, 'route')}>
              <Icon name="map" size={18} />
              {t('tickets.steps.route')}
            </OutLink>
            <AddToCalendar game={game} place={addressOf(game)} />
            <PhoneWallets wallets={viewer?.phoneWallets ?? []} addresses={walletsOfGame(game._id)} />
          </>
        )}
        <ButtonLink to={`/match/${game._id}`} variant="secondary">
          {t('tickets.seeGame')}
        </ButtonLink>
        {!over && (
          <ButtonLink to={stepPath(game._id, steps.out)} variant="plain">
            {t('joining.inGame.out')}
          </ButtonLink>
        )}
      </Row>
    </>
  );
}
