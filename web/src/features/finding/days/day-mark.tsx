import { type Language, languages } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { localDate } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { dayAnchor } from './day-section.tsx';
import classes from './days.module.css';

interface Props {
  /** `2026-11-28` */
  day: string;
  count: number;
  /** Screen readers say this instead of the figures. */
  label: string;
  /** Whether the weekday stands above the day; false below a row of weekdays. */
  hasWeekday?: boolean;
  /** The grid column of the first day of a month, from 1. */
  column?: number | undefined;
  /** Shown below the day: the number of games. */
  children?: ReactNode;
}

/** `Sat`, in Dutch `za`. */
export const weekdayOf = (day: string, language: Language): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(languages[language].locale, { weekday: 'short', timeZone: 'UTC' });

/** A day in a calendar: a link to its games, or a plain figure where it has none. */
export function DayMark({ day, count, label, hasWeekday = false, column, children }: Props) {
  const { language } = useI18n();
  const today = localDate(useNow());
  const marks = {
    className: classes.mark,
    style: column === undefined ? undefined : { gridColumnStart: column },
    'data-today': day === today || undefined,
  };
  const content = (
    <>
      {hasWeekday && <span className={classes.weekday}>{weekdayOf(day, language)}</span>}
      <span className={classes.figure}>{Number(day.slice(-2))}</span>
      {children}
    </>
  );
  return count > 0 ? (
    <a href={`#${dayAnchor(day)}`} {...marks}>
      <span aria-hidden="true" className={classes.shown}>
        {content}
      </span>
      <span className="visually-hidden">{label}</span>
    </a>
  ) : (
    <span {...marks} data-none>
      {content}
    </span>
  );
}
