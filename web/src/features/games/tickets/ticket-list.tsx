import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { GamesFailed, Marker, NoGames } from '../my-games.tsx';
import { type MyGame, myGamesQuery, type MyKind } from '../my-games-query.ts';
import { organisedGamesQuery } from '../../../platform/organised-query.ts';
import { GameTicket, type Ways } from './game-ticket.tsx';
import type { Shelf } from './next-steps.ts';
import classes from './tickets.module.css';

interface Props {
  userId: string;
  /** The ids of the games whose players they may still rate. */
  ratable: readonly string[];
  ways: Ways;
}

export const kindOf = { joined: 'upcoming', waiting: 'waiting', past: 'past' } as const satisfies Partial<
  Record<Shelf, MyKind>
>;

interface OwnProps extends Props {
  shelf: 'joined' | 'waiting';
  /** Follows the tickets, if there are any. */
  children?: ReactNode;
}

/** The tickets of one shelf: games one joined or waits for. */
export function OwnTickets({ shelf, userId, ratable, ways, children }: OwnProps) {
  const t = useT();
  const kind = kindOf[shelf];
  const list = useInfiniteQuery(myGamesQuery(kind, userId));
  if (list.isPending) return <Waiting />;
  if (list.isError) return <GamesFailed error={list.error} kind={kind} onRetry={() => void list.refetch()} />;
  const games = list.data.pages.flatMap((part) => part.games);
  if (games.length === 0) return <NoGames kind={kind} />;
  return (
    <>
      <Tickets
        games={games}
        shelf={shelf}
        ratable={ratable}
        ways={ways}
        renderMarker={(game) =>
          // The shelf's name or the button says everything else.
          (shelf === 'waiting' || game.status === 'cancelled') && <Marker game={game} />
        }
      />
      <LoadMore label={t('profile.more')} list={list} />
      {children}
    </>
  );
}

/** The tickets of the games that the user hosts, with a link to all of them. */
export function HostedTickets({ ratable, ways }: Omit<Props, 'userId'>) {
  const { t, explain } = useI18n();
  const list = useInfiniteQuery(organisedGamesQuery('upcoming'));
  if (list.isPending) return <Waiting />;
  if (list.isError)
    return <ErrorState title={t('profile.failed')} message={explain(list.error)} onRetry={() => void list.refetch()} />;
  const games = list.data.pages.flatMap((part) => part.games);
  if (games.length === 0)
    return (
      <EmptyState
        drawing={<Drawing of="board" />}
        title={t('tickets.noHosting')}
        action={<ButtonLink to="/create">{t('nav.createGame')}</ButtonLink>}
      >
        {t('tickets.noHostingBody')}
      </EmptyState>
    );
  return (
    <>
      <Tickets
        games={games}
        shelf="hosting"
        ratable={ratable}
        ways={ways}
        renderMarker={({ waiting }) =>
          waiting > 0 && (
            <Chip icon="clock" tone="info">
              {t('tickets.inLine', { count: waiting })}
            </Chip>
          )
        }
      />
      <LoadMore label={t('profile.more')} list={list} />
      <Text above={12}>
        <ButtonLink to="/organising" variant="plain">
          {t('tickets.allHosted')}
        </ButtonLink>
      </Text>
    </>
  );
}

interface TicketsProps<G extends MyGame> extends Omit<Props, 'userId'> {
  games: readonly G[];
  shelf: Shelf;
  renderMarker: (game: G) => ReactNode;
}

function Tickets<G extends MyGame>({ games, shelf, ratable, ways, renderMarker }: TicketsProps<G>) {
  const next = games.find(({ status, archived }) => status !== 'cancelled' && !archived);
  return (
    <Grid as="ul" least={320} gap={16} className={classes.tickets}>
      {games.map((game) => (
        <li key={game._id}>
          <GameTicket
            game={game}
            shelf={shelf}
            isRatable={ratable.includes(game._id)}
            isNext={game._id === next?._id}
            ways={ways}
            marker={renderMarker(game)}
          />
        </li>
      ))}
    </Grid>
  );
}

function Waiting() {
  return (
    <Loading>
      <Grid least={320} gap={16} className={classes.tickets}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={296} />
        ))}
      </Grid>
    </Loading>
  );
}
