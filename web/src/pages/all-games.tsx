import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActiveFilters, useActiveFilters } from '../features/games/active-filters.tsx';
import { FilterPanel } from '../features/games/filter-panel.tsx';
import { backupGamesQuery, gamesQuery } from '../features/games/queries.ts';
import { gamesQueryOf, readSearch, withoutFilters, writeSearch, type Search } from '../features/games/search.ts';
import { SortSelect } from '../features/games/sort-select.tsx';
import { StatusLegend } from '../features/games/status-legend.tsx';
import { useGameList } from '../features/games/use-game-list.ts';
import { PlaceFilter } from '../features/places/place-filter.tsx';
import { preferredCitiesQuery } from '../features/places/queries.ts';
import { useNow } from '../platform/clock.tsx';
import { localDate } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { pageSizes } from '@rondo/rules';
import { FilterSheet } from './all-games/filter-sheet.tsx';
import { Results } from './all-games/results.tsx';
import classes from './all-games/all-games.module.css';

export async function prefetch({ client, url, now }: PageRequest): Promise<void> {
  const search = readSearch(url.searchParams, localDate(now));
  const list = gamesQuery(gamesQueryOf(search, pageSizes.gamesWide));
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(preferredCitiesQuery)]);
  if (client.getQueryData(list.queryKey)?.matches.length === 0) await client.prefetchQuery(backupGamesQuery);
}

/** `/allgames` (1-games §2). Everything chosen stands in the address. */
export default function AllGames() {
  const t = useT();
  const today = localDate(useNow());
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [drawer, setDrawer] = useState(false);
  const search = readSearch(query, today);
  const { list, backup } = useGameList(search);
  const filters = useActiveFilters(search);
  usePageHead({ title: t('games.title'), description: t('games.intro') });

  const go = (next: Search) => void navigate(writeSearch(next), { replace: true, preventScrollReset: true });
  const change = (changed: Partial<Search>) => go({ ...search, page: 1, ...changed });
  const clear = () => go(withoutFilters(search));
  const count = list.data?.totalCount;
  const panel = (
    <FilterPanel
      search={search}
      today={today}
      onChange={change}
      location={
        <PlaceFilter
          place={search.place}
          radius={search.radius}
          onPlace={(place) => change({ place })}
          onRadius={(radius) => change({ radius })}
        />
      }
    />
  );
  return (
    <Page>
      <div className={classes.layout}>
        <aside className={classes.aside} aria-label={t('games.filters.title')}>
          {panel}
        </aside>
        <div className={classes.content}>
          <header className={classes.head}>
            <h1>{t('games.title')}</h1>
            <p className={classes.count} aria-live="polite">
              {count !== undefined && t('games.found', { count })}
            </p>
          </header>
          <div className={classes.tools}>
            <Button variant="secondary" className={classes.open} onClick={() => setDrawer(true)}>
              <Icon name="filter" size={18} />
              {filters.length > 0 ? t('games.filters.active', { count: filters.length }) : t('games.filters.open')}
            </Button>
            <StatusLegend />
            <div className={classes.sort}>
              <SortSelect sort={search.sort} onChange={(sort) => change({ sort })} />
            </div>
          </div>
          <ActiveFilters filters={filters} onChange={change} onClear={clear} />
          <Results
            list={list}
            backup={backup}
            page={search.page}
            pageAddress={(page) => writeSearch({ ...search, page })}
          />
        </div>
      </div>
      <FilterSheet open={drawer} onClose={() => setDrawer(false)} onClear={clear} count={count}>
        {panel}
      </FilterSheet>
    </Page>
  );
}
