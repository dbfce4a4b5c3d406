import type { OwnDayGame } from '@rondo/contract';
import { myGamesOfMonth } from '@rondo/contract/calls';
import { monthAfter, weeksOfMonth } from '@rondo/rules';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.tsx';
import { localDate } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { useMonthName } from '../../../platform/month-name.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { CompactGame } from '../../../ui/game-card/compact-game.tsx';
import { CompactGamesSkeleton } from '../../../ui/game-card/compact-games.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { DayMark, weekdayOf } from './day-mark.tsx';
import { DaySection, useDayName } from './day-section.tsx';
import classes from './days.module.css';

/** The month in the address (`?month=2026-12`); without it the present month. */
export function monthIn(query: URLSearchParams, now: number): string {
  const asked = query.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : localDate(now).slice(0, 7);
}

/** The user's games of a month. The games of the month before stay until the new ones arrive. */
export const ownMonthQuery = (month: string, userId: string) =>
  queryOptions({
    queryKey: ['games', 'own-month', userId, month],
    queryFn: async () => (await call(myGamesOfMonth, { query: { month } })).matches,
    placeholderData: keepPreviousData,
  });

/** The user's games of a month, day by day: those they play, wait for or host (pages.md#my-games). */
export function OwnMonth({ userId }: { userId: string }) {
  const { t, explain } = useI18n();
  const [query] = useSearchParams();
  const now = useNow();
  const month = monthIn(query, now);
  const today = localDate(now);
  const { data, error, isPlaceholderData, refetch } = useQuery(ownMonthQuery(month, userId));
  const name = useMonthName()(month);
  // What is over is folded while there is something ahead; who looks back at a month wants all of it.
  const isNow = today.startsWith(month);
  const games = isPlaceholderData ? undefined : data;
  const byDay = Map.groupBy(games ?? [], (game) => localDate(Date.parse(game.game_date)));
  return (
    <div className={classes.beside}>
      <div className={classes.whole}>
        <Row gap={10} align="center" className={classes.chooser}>
          <MonthLink to={monthAfter(month, -1)} label={t('tickets.months.previous')} icon="left" />
          <h3 className={classes.month} aria-live="polite">
            {name}
          </h3>
          <MonthLink to={monthAfter(month, 1)} label={t('tickets.months.next')} icon="right" />
        </Row>
        <Grid month={month} name={name} countOf={(day) => byDay.get(day)?.length ?? 0} />
      </div>
      <div>
        {error && !games ? (
          <ErrorState title={t('profile.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : !games ? (
          <CompactGamesSkeleton count={2} />
        ) : games.length === 0 ? (
          <EmptyState
            title={t('tickets.months.none', { month: name })}
            action={<ButtonLink to="/allgames">{t('profile.join')}</ButtonLink>}
          >
            {t('tickets.months.noneBody')}
          </EmptyState>
        ) : (
          [...byDay].map(([day, ofDay]) => (
            <DaySection key={day} day={day} count={ofDay.length} isFolded={isNow && day < today}>
              {ofDay.map((game) => (
                <li key={game._id}>
                  <CompactGame game={game} isDaySaid isPast={game.archived} marker={<Parts game={game} />} />
                </li>
              ))}
            </DaySection>
          ))
        )}
      </div>
    </div>
  );
}

function MonthLink({ to, label, icon }: { to: string; label: string; icon: 'left' | 'right' }) {
  return (
    <ButtonLink variant="secondary" to={`?tab=month&month=${to}`} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </ButtonLink>
  );
}

/** The month in weeks; a day with games leads to them. */
function Grid({ month, name, countOf }: { month: string; name: string; countOf: (day: string) => number }) {
  const { t, language } = useI18n();
  const dayName = useDayName();
  const weeks = weeksOfMonth(month);
  const before = weeks[0]?.filter((day) => day === null).length ?? 0;
  const first = `${month}-01`;
  const weekdays = (weeks[1] ?? []).filter((day) => day !== null);
  return (
    <nav aria-label={t('tickets.months.days', { month: name })} className={classes.grid}>
      {weekdays.map((day) => (
        <span key={day} aria-hidden="true" className={classes.weekday}>
          {weekdayOf(day, language)}
        </span>
      ))}
      {weeks.flat().map((day) => {
        if (day === null) return null;
        const count = countOf(day);
        return (
          <DayMark
            key={day}
            day={day}
            count={count}
            label={t('tickets.months.day', { day: dayName(day), count })}
            column={day === first ? before + 1 : undefined}
          >
            {count > 0 && <span className={classes.number}>{count}</span>}
          </DayMark>
        );
      })}
    </nav>
  );
}

/** The user's parts in a game: playing, waiting, hosting. */
function Parts({ game: { plays, waits, hosts, archived } }: { game: OwnDayGame }) {
  const t = useT();
  return (
    <>
      {hosts && <Chip icon="people">{t('tickets.months.hosts')}</Chip>}
      {plays && (
        <Chip icon="check" tone="turf">
          {t(archived ? 'tickets.months.played' : 'tickets.months.plays')}
        </Chip>
      )}
      {waits && (
        <Chip icon="clock" tone="info">
          {t('tickets.months.waits')}
        </Chip>
      )}
    </>
  );
}
