import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type When, tournamentsQuery } from '../features/tournaments/queries.ts';
import { TournamentCard } from '../features/tournaments/tournament-card.tsx';
import { useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { CardGrid } from '../ui/card.tsx';
import { GameGridSkeleton } from '../ui/game-card/game-card-skeleton.tsx';
import { Stack } from '../ui/layout.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';

export const phrases = ['tournaments'] as const;

const whens = ['coming', 'over'] as const;
const whenFromQuery = (query: URLSearchParams): When => whens.find((one) => one === query.get('tab')) ?? 'coming';

export async function prefetch({ client, url }: PageRequest): Promise<void> {
  await client.prefetchInfiniteQuery(tournamentsQuery(whenFromQuery(url.searchParams)));
}

/** `/tournaments` (pages.md#tournaments): those to come and under way, and those that are over. */
export default function Tournaments() {
  const { t, explain } = useI18n();
  const [query] = useSearchParams();
  const when = whenFromQuery(query);
  const list = useInfiniteQuery(tournamentsQuery(when));
  usePageHead({ title: t('tournaments.title'), description: t('tournaments.description') });
  const tournaments = list.data?.pages.flatMap(({ data }) => data.tournaments);
  return (
    <Page title={t('tournaments.title')} isInBar>
      <Stack gap={20} align="start">
        <Tabs
          label={t('tournaments.when.label')}
          chosen={when}
          tabs={whens.map((id) => ({ id, label: t(`tournaments.when.${id}`) }))}
        />
      </Stack>
      <Stack gap={16} above={20}>
        {!tournaments && list.error && (
          <ErrorState
            title={t('tournaments.listFailed')}
            message={explain(list.error)}
            onRetry={() => void list.refetch()}
          />
        )}
        {!tournaments && !list.error && (
          <Loading>
            <GameGridSkeleton count={4} />
          </Loading>
        )}
        {tournaments?.length === 0 && (
          <EmptyState title={t(`tournaments.none.${when}`)}>{t('tournaments.noneBody')}</EmptyState>
        )}
        {tournaments && tournaments.length > 0 && (
          <CardGrid>
            {tournaments.map((tournament) => (
              <li key={tournament._id}>
                <TournamentCard tournament={tournament} />
              </li>
            ))}
          </CardGrid>
        )}
        <LoadMore label={t('tournaments.more')} list={list} />
      </Stack>
    </Page>
  );
}
