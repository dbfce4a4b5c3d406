import { gamesByDayQuery } from '../../features/finding/queries.ts';
import { useDayName } from '../../features/finding/days/day-section.tsx';
import { Week } from '../../features/finding/days/week.tsx';
import { filtersOf, type Search, writeSearch } from '../../features/finding/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CompactGamesSkeleton } from '../../ui/game-card/compact-games.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { wishPath } from './wish-path.ts';

/** The games of a search, day by day. */
export default function DayResults({ search }: { search: Search }) {
  const { t, explain } = useI18n();
  const dayName = useDayName();
  const { first } = search;
  const { data, error, refetch } = useQuery({
    ...gamesByDayQuery({ ...filtersOf(search), ...(first && { first }) }),
    placeholderData: keepPreviousData,
  });
  const from = (day: string) => writeSearch({ ...search, first: day });
  if (error && !data)
    return <ErrorState title={t('games.days.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <CompactGamesSkeleton count={4} />;
  return (
    <>
      <h2 className="visually-hidden">{t('games.results')}</h2>
      <Week
        days={data.days}
        from={from}
        allOf={(day) => writeSearch({ ...search, view: 'list', dateFrom: day, dateTo: day, page: 1 })}
      />
      {data.days.every(({ count }) => count === 0) && (
        <EmptyState
          title={t('games.days.emptyTitle')}
          action={
            data.next ? (
              <ButtonLink to={from(data.next)}>{t('games.days.toNext')}</ButtonLink>
            ) : (
              <ButtonLink to={wishPath(search)}>{t('filters.tell')}</ButtonLink>
            )
          }
        >
          {data.next ? t('games.days.emptyBody', { day: dayName(data.next) }) : t('games.empty.body')}
        </EmptyState>
      )}
    </>
  );
}
