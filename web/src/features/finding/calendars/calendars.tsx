import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../platform/clock.tsx';
import { localDate } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Card, Section } from '../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { useSearchWords } from '../active-filters.tsx';
import { readSearch, type Search, writeSearch } from '../search.ts';
import { CalendarWays } from './calendar-card.tsx';
import classes from './calendars.module.css';
import { useMakeCalendar } from './commands.ts';
import { type Calendar, calendarsQuery } from './queries.ts';

/** The user's calendars: of their own games, of the search in the address, and of the searches that they follow (product.md#calendars). */
export function Calendars() {
  const { t, explain } = useI18n();
  const [query] = useSearchParams();
  const today = localDate(useNow());
  const { data, isError, error, refetch } = useQuery(calendarsQuery);
  if (isError)
    return <ErrorState title={t('calendars.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20rem" />;
  const asked = followQuery(readSearch(query, today));
  const followed = data.filter((calendar) => calendar.search !== null);
  const isNew = asked !== '' && !followed.some(({ search }) => sameFilters(search ?? '', asked, today));
  return (
    <>
      {isNew && (
        <Section title={t('calendars.follow')}>
          <SearchCard search={asked}>
            <Text tone="muted">{t('calendars.followAbout')}</Text>
            <MakeCalendar search={asked} />
          </SearchCard>
        </Section>
      )}
      <Section title={t('calendars.own')}>
        <OwnCard calendar={data.find(({ search }) => search === null)} isSecond={isNew} />
      </Section>
      {(followed.length > 0 || !isNew) && (
        <Section title={t('calendars.searches')}>
          {followed.length === 0 ? (
            <Stack as={Card} gap={16}>
              <Text tone="muted">{t('calendars.noSearches')}</Text>
              <div className={classes.ways}>
                <ButtonLink to="/allgames" variant="secondary">
                  {t('calendars.find')}
                </ButtonLink>
              </div>
            </Stack>
          ) : (
            <Stack as="ul" gap={16}>
              {followed.map((calendar) => (
                <li key={calendar._id}>
                  <FollowedCard calendar={calendar} />
                </li>
              ))}
            </Stack>
          )}
        </Section>
      )}
      {data.length > 0 && (
        <Text above={24} size={15} tone="muted">
          {t('calendars.private')}
        </Text>
      )}
    </>
  );
}

const sameFilters = (one: string, other: string, today: string) =>
  followQuery(readSearch(new URLSearchParams(one), today)) === other;

/** @param isSecond whether a calendar of the search in the address is offered above */
function OwnCard({ calendar, isSecond }: { calendar: Calendar | undefined; isSecond: boolean }) {
  const { t } = useI18n();
  return (
    <Stack as={Card} gap={16}>
      <Text tone="muted">{t('calendars.ownAbout')}</Text>
      {calendar ? (
        <CalendarWays calendar={calendar} name={t('calendars.own')} />
      ) : (
        <MakeCalendar search={null} isSecond={isSecond} />
      )}
    </Stack>
  );
}

function FollowedCard({ calendar }: { calendar: Calendar }) {
  const { t } = useI18n();
  const search = calendar.search ?? '';
  const words = useWordsOf(search);
  return (
    <SearchCard search={search}>
      <Link to={`/allgames?${search}`} className={`link ${classes.results}`}>
        {t('calendars.results')}
      </Link>
      <CalendarWays calendar={calendar} name={words.join(', ')} />
    </SearchCard>
  );
}

function SearchCard({ search, children }: { search: string; children: ReactNode }) {
  const words = useWordsOf(search);
  return (
    <Stack as={Card} gap={16}>
      <Text as="h3" size={17}>
        {words.join(', ')}
      </Text>
      {children}
    </Stack>
  );
}

function useWordsOf(search: string): string[] {
  const today = localDate(useNow());
  return useSearchWords(readSearch(new URLSearchParams(search), today));
}

function MakeCalendar({ search, isSecond = false }: { search: string | null; isSecond?: boolean }) {
  const { t, explain } = useI18n();
  const make = useMakeCalendar();
  return (
    <>
      {make.isError && <Problem>{explain(make.error)}</Problem>}
      <div className={classes.ways}>
        <SubmitButton
          type="button"
          variant={isSecond ? 'secondary' : 'primary'}
          working={make.isPending}
          onClick={() => make.mutate(search)}
        >
          {t('calendars.make')}
        </SubmitButton>
      </div>
    </>
  );
}

/** The filters of a search as the query of an address; empty if there are none. */
function followQuery(search: Search): string {
  const filters: Search = { ...search, sort: 'upcoming', view: 'list', first: null, at: null, drawer: false, page: 1 };
  return writeSearch(filters).slice('/allgames?'.length);
}
