import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { monthIn, OwnMonth, ownMonthQuery } from '../features/finding/days/own-month.tsx';
import { MyGames } from '../features/games/my-games.tsx';
import { myGamesQuery } from '../features/games/my-games-query.ts';
import { organisedGamesQuery } from '../platform/organised-query.ts';
import type { Ways } from '../features/games/tickets/game-ticket.tsx';
import { type Shelf, shelves } from '../features/games/tickets/next-steps.ts';
import { HostedTickets, kindOf, OwnTickets } from '../features/games/tickets/ticket-list.tsx';
import { stepPath, steps } from '../ui/joining/steps.ts';
import { votableGamesQuery } from '../features/ratings/queries.ts';
import { ratingPath } from '../features/ratings/steps.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { leadsGames, sessionQuery, useUser } from '../platform/session.ts';
import { Deferred } from '../ui/deferred.tsx';
import { Stack, Text } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';

export const phrases = ['tickets'] as const;

const TicketKeeper = lazy(() => import('./my-games/ticket-keeper.tsx'));

const ways: Ways = {
  ticket: (id) => `/ticket/${id}`,
  claim: (id) => stepPath(id, steps.pay),
  share: (id) => stepPath(id, steps.share),
  rate: ratingPath,
};

/** The tab that shows all of them by day. */
const month = 'month' as const;

export async function prefetch({ client, url, now }: PageRequest): Promise<void> {
  const user = (await client.fetchQuery(sessionQuery))?.user;
  if (!user) return;
  if (url.searchParams.get('tab') === month) {
    await client.prefetchQuery(ownMonthQuery(monthIn(url.searchParams, now), user._id));
    return;
  }
  const shelf = shelfIn(url.searchParams, leadsGames(user));
  await Promise.all([
    client.prefetchQuery(votableGamesQuery),
    shelf === 'hosting'
      ? client.prefetchInfiniteQuery(organisedGamesQuery('upcoming'))
      : client.prefetchInfiniteQuery(myGamesQuery(kindOf[shelf], user._id)),
  ]);
}

/** The shelf in the address, by default the first; only leaders of games have *Hosting*. */
function shelfIn(query: URLSearchParams, hosts: boolean): Shelf {
  const asked = shelves.find((known) => known === query.get('tab'));
  return asked === undefined || (asked === 'hosting' && !hosts) ? 'joined' : asked;
}

/** `/my-games` (pages.md#my-games): the user's upcoming games as tickets, each with what to do next, and their past games. */
export default function MyGamesPage() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const hosts = leadsGames(user);
  const byDay = query.get('tab') === month;
  const shelf = shelfIn(query, hosts);
  usePageHead({ title: t('nav.titles.my-games') });
  const { data: votable = [] } = useQuery({ ...votableGamesQuery, enabled: Boolean(user) && !byDay });
  if (!user) return null;
  const ratable = votable.map(({ _id }) => _id);
  return (
    <Page title={t('nav.titles.my-games')} isInBar>
      <Stack above={16} below={20}>
        <Tabs
          label={t('nav.titles.my-games')}
          chosen={byDay ? month : shelf}
          tabs={[...shelves.filter((id) => id !== 'hosting' || hosts), month].map((id) => ({
            id,
            label: t(`tickets.${id}`),
          }))}
        />
      </Stack>
      <h2 className="visually-hidden">{t(`tickets.${byDay ? month : shelf}`)}</h2>
      {byDay ? (
        <OwnMonth userId={user._id} />
      ) : shelf === 'hosting' ? (
        <HostedTickets ratable={ratable} ways={ways} />
      ) : shelf === 'past' ? (
        <MyGames kind="past" userId={user._id} ratable={ratable} ratePath={ratingPath} />
      ) : (
        <OwnTickets key={shelf} shelf={shelf} userId={user._id} ratable={ratable} ways={ways}>
          {shelf === 'joined' && (
            <Text above={16} size={15}>
              <Link to="/calendars" className="link">
                {t('tickets.calendars')}
              </Link>
            </Text>
          )}
        </OwnTickets>
      )}
      {!byDay && shelf === 'joined' && (
        <Deferred waiting={null}>
          <TicketKeeper userId={user._id} />
        </Deferred>
      )}
    </Page>
  );
}
