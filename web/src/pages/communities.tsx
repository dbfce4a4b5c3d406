import { searchRadiiKm, sports } from '@rondo/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { communitiesQuery } from '../features/communities/queries.ts';
import { communitiesQueryOf, readSearch, textMax } from '../features/communities/search.ts';
import { NearMe } from '../features/places/near-me.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { RemovableChip } from '../ui/chips.tsx';
import { SelectField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row, Text } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import classes from './communities/communities.module.css';
import { Results } from './communities/results.tsx';
import { useSearch } from './communities/use-search.ts';

export const phrases = ['communities', 'finding'] as const;

export async function prefetch({ client, url }: PageRequest): Promise<void> {
  await client.prefetchQuery(communitiesQuery(communitiesQueryOf(readSearch(url.searchParams))));
}

/** `/communities` (product.md#communities). All filters are in the address. */
export default function Communities() {
  const t = useT();
  const { search, change, searchText, toPage } = useSearch();
  const list = useQuery({ ...communitiesQuery(communitiesQueryOf(search)), placeholderData: keepPreviousData });
  const { sport, place, radius, page } = search;
  usePageHead({ title: t('communities.title'), description: t('communities.intro') });

  const pagination = list.data?.pagination;
  const last = pagination?.totalPages ?? 0;
  const beyond = !list.isPlaceholderData && last > 0 && page > last;
  useEffect(() => {
    if (beyond) toPage(last);
  });
  return (
    <Page>
      <header>
        <Row gap={12} lineGap={4} align="baseline" wrap className={classes.head}>
          <h1 className="visually-hidden-on-phone">{t('communities.title')}</h1>
          <Text size={17} tone="muted" className="numbers" aria-live="polite">
            {pagination && t('communities.found', { count: pagination.totalCount })}
          </Text>
        </Row>
        <Text tone="muted" measure>
          {t('communities.intro')}
        </Text>
        <details className={classes.private}>
          <summary>
            <Icon name="lock" size={18} />
            {t('communities.aboutPrivate')}
          </summary>
          <p>{t('communities.privateMeans')}</p>
        </details>
      </header>
      <Row gap={10} align="center" wrap className={classes.tools}>
        <SearchField
          label={t('communities.search.label')}
          placeholder={t('communities.search.placeholder')}
          maxLength={textMax}
          text={search.text}
          onSearch={searchText}
        />
        <SelectField
          label={t('communities.sport')}
          hideLabel
          value={sport ?? ''}
          onChange={({ target: { value } }) => change({ sport: sports.find((known) => known === value) ?? null })}
        >
          <option value="">{t('communities.allSports')}</option>
          {sports.map((known) => (
            <option key={known} value={known}>
              {t(`games.sport.${known}`)}
            </option>
          ))}
        </SelectField>
        {place ? (
          <>
            <SelectField
              label={t('filters.radius')}
              hideLabel
              value={radius}
              onChange={({ target: { value } }) => change({ radius: Number(value) })}
            >
              {searchRadiiKm.map((km) => (
                <option key={km} value={km}>
                  {t('filters.kilometres', { radius: km })}
                </option>
              ))}
            </SelectField>
            <RemovableChip
              label={t('filters.near', { radius, city: place.name || t('filters.yourPlace') })}
              onRemove={() => change({ place: null })}
            />
          </>
        ) : (
          <NearMe onFound={(found) => change({ place: found })} />
        )}
      </Row>
      <Results list={list} search={search} />
    </Page>
  );
}
