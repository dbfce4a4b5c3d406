import { lazy, useEffect, useState } from 'react';
import type { GameCard } from '@rondo/contract';
import { useSearchParams } from 'react-router';
import { ActiveFilters, useActiveFilters } from '../features/finding/active-filters.tsx';
import { FilterPanel } from '../features/finding/filter-panel.tsx';
import { backupGamesQuery, gamesQuery } from '../features/finding/queries.ts';
import { cityFiltersOf, gamesQueryOf, readSearch, textMax, writeSearch } from '../features/finding/search.ts';
import { SortSelect } from '../features/finding/sort-select.tsx';
import { QuickFilters } from '../features/finding/quick-filters.tsx';
import { firstLimit, useGameList } from '../features/finding/use-game-list.ts';
import { ViewSwitch } from '../features/finding/view-switch.tsx';
import { NearMe } from '../features/places/near-me.tsx';
import { PlaceFilter } from '../features/places/place-filter.tsx';
import { preferredCitiesQuery } from '../features/places/queries.ts';
import { useNow } from '../platform/clock.tsx';
import { localDate, useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useMedia } from '../platform/use-media.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { Results } from './all-games/results.tsx';
import { useSearch } from './all-games/use-search.ts';
import classes from './all-games/all-games.module.css';

const BelowResults = lazy(() => import('./all-games/below-results.tsx'));
const FilterSheet = lazy(() => import('./all-games/filter-sheet.tsx'));
const GoogleReturn = lazy(() => import('./all-games/google-return.tsx'));
const SideMap = lazy(() => import('./all-games/side-map.tsx'));
const DayResults = lazy(() => import('./all-games/day-results.tsx'));
const MapResults = lazy(() => import('./all-games/map-results.tsx'));

export const phrases = ['finding'] as const;

export async function prefetch({ client, url, now }: PageRequest): Promise<void> {
  const search = readSearch(url.searchParams, localDate(now));
  const list = gamesQuery(gamesQueryOf(search, firstLimit()));
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(preferredCitiesQuery(cityFiltersOf(search)))]);
  if (client.getQueryData(list.queryKey)?.matches.length === 0) await client.prefetchQuery(backupGamesQuery(search));
}

/** Windows up to this wide show the filters of the list in a drawer. */
const narrowLayoutPixels = 960;

/** `/allgames` (product.md#finding-games). Every choice is in the address. */
export default function AllGames() {
  const t = useT();
  const formats = useFormats();
  const [query] = useSearchParams();
  const today = localDate(useNow());
  const onPhone = useMedia(`(max-width: ${narrowLayoutPixels}px)`);
  const mapFits = useMedia('(min-width: 1280px)');
  const { search, change, clear, show, searchText, moveMap, toPage, openDrawer, closeDrawer } = useSearch(today);
  const { list, backup } = useGameList(search);
  const filters = useActiveFilters(search);
  usePageHead({ title: t('games.title'), description: t('games.intro') });

  const count = list.data?.totalCount;
  const hasMore = list.data?.more === true;
  const last = list.data?.totalPages ?? 0;
  const beyond = !list.isPlaceholderData && last > 0 && search.page > last;
  useEffect(() => {
    if (beyond) toPage(last);
  });
  const [pointed, setPointed] = useState<GameCard | null>(null);
  const panel = (
    <FilterPanel
      search={search}
      today={today}
      onChange={change}
      location={
        <PlaceFilter
          place={search.place}
          filters={cityFiltersOf(search)}
          radius={search.radius}
          onPlace={(place) => change({ place })}
          onRadius={(radius) => change({ radius })}
        />
      }
    />
  );
  const sort = <SortSelect sort={search.sort} onChange={(chosen) => change({ sort: chosen })} />;
  return (
    <Page>
      {query.has('googleRedirect') && (
        <Deferred waiting={null}>
          <GoogleReturn />
        </Deferred>
      )}
      {search.drawer && onPhone && (
        <Deferred
          waiting={null}
          failed={<ErrorState title={t('filters.failed')} onRetry={() => window.location.reload()} />}
        >
          <FilterSheet onClose={closeDrawer} onClear={clear} count={hasMore ? undefined : count}>
            {search.view === 'list' && <div className={classes.sortInSheet}>{sort}</div>}
            {panel}
          </FilterSheet>
        </Deferred>
      )}
      <div className={classes.layout}>
        <aside className={classes.aside} aria-label={t('filters.title')}>
          {panel}
        </aside>
        <div className={classes.content} id="results" tabIndex={-1}>
          <header className={classes.head}>
            <h1 className="visually-hidden-on-phone">{t('games.title')}</h1>
            <p className={classes.count} aria-live="polite">
              {count !== undefined &&
                (hasMore ? t('games.foundMore', { number: formats.number(count) }) : t('games.found', { count }))}
            </p>
          </header>
          <div className={classes.tools}>
            <SearchField
              label={t('games.search.label')}
              placeholder={t('games.search.placeholder')}
              maxLength={textMax}
              text={search.text}
              onSearch={searchText}
            />
            <NearMe isShort onFound={(place) => change({ place })} />
            <Button variant="secondary" className={classes.open} onClick={openDrawer}>
              <Icon name="filter" size={18} />
              <span className="visually-hidden-on-phone">
                {filters.length > 0 ? t('filters.active', { count: filters.length }) : t('filters.open')}
              </span>
              {filters.length > 0 && (
                <span className={classes.number} aria-hidden="true">
                  {filters.length}
                </span>
              )}
            </Button>
            {search.view === 'list' && <div className={classes.sort}>{sort}</div>}
          </div>
          <div className={classes.line}>
            <ViewSwitch search={search} onShow={show} />
            <QuickFilters search={search} today={today} onChange={change} />
          </div>
          <ActiveFilters filters={filters} onChange={change} onClear={clear} />
          {search.view === 'days' && count !== 0 ? (
            <Deferred waiting={<Skeleton height={420} />}>
              <DayResults search={search} />
            </Deferred>
          ) : search.view === 'map' && count !== 0 ? (
            <Deferred waiting={<MapSkeleton />}>
              <MapResults search={search} onMove={moveMap} />
            </Deferred>
          ) : (
            <Results
              list={list}
              backup={backup}
              search={search}
              page={search.page}
              pageAddress={(page) => writeSearch({ ...search, page })}
              onPoint={setPointed}
            />
          )}
          <Deferred waiting={null} near>
            <BelowResults search={search} isEmpty={count === 0} />
          </Deferred>
        </div>
        {search.view === 'list' && count !== 0 && (
          <div className={classes.beside}>
            {mapFits && (
              <Deferred waiting={<Skeleton height="100%" />}>
                <SideMap
                  key={search.place ? `${search.place.latitude},${search.place.longitude},${search.radius}` : ''}
                  search={search}
                  pointed={pointed}
                />
              </Deferred>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}

function MapSkeleton() {
  return (
    <div className={classes.mapWaiting}>
      <Skeleton height="100%" />
    </div>
  );
}
