import {
  eveningFromHour,
  defaultLanguage,
  formatMoney,
  type Language,
  languages,
  timeZone,
  writeFigure,
  writeGrouped,
} from '@rondo/rules';
import { useMemo } from 'react';
import { useI18n, type Translate } from './i18n.tsx';

/** Formats for the screen: dates are always in Europe/Amsterdam; money has two decimals: `€ 1,234.50`, in Dutch `€ 1.234,50`. */

const hourMilliseconds = 3_600_000;
const cache = new Map<string, Intl.DateTimeFormat>();

function parts(instant: Date | number, language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language}${JSON.stringify(options)}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(languages[language].locale, { timeZone, ...options });
  cache.set(key, format);
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** A day as written in addresses, `2026-11-21`; null for an invalid one, such as 30 February. */
export function readDay(value: string | null): string | null {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : null;
}

/** The date in Amsterdam: `2026-11-21`. */
export function localDate(instant: Date | number): string {
  const { year, month, day } = parts(instant, defaultLanguage, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}

/** The number of days from one date in Amsterdam to another. */
export function daysBetween(from: Date | number, to: Date | number): number {
  return Math.round((Date.parse(localDate(to)) - Date.parse(localDate(from))) / 86_400_000);
}

/** `Sat 21 Nov`, with the year if it differs from the present one. */
export function formatDay(instant: Date | number, language: Language, now?: number): string {
  const { weekday, day, month, year } = parts(instant, language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const thisYear = now === undefined || localDate(now).slice(0, 4) === localDate(instant).slice(0, 4);
  return `${weekday} ${day} ${month?.replace('.', '')}${thisYear ? '' : ` ${year}`}`;
}

/** `November`, in Dutch `november`. */
function formatMonth(instant: Date | number, language: Language): string {
  return parts(instant, language, { month: 'long' }).month ?? '';
}

/** `20:30` */
export function formatTime(instant: Date | number, language: Language): string {
  const { hour, minute } = parts(instant, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${hour}:${minute}`;
}

/** `2026-11-21T20:30:00+01:00`, for machines. */
export function instantWithOffset(instant: Date | number): string {
  const { timeZoneName = '' } = parts(instant, defaultLanguage, { timeZoneName: 'longOffset' });
  const { second } = parts(instant, defaultLanguage, { minute: '2-digit', second: '2-digit' });
  return `${localDate(instant)}T${formatTime(instant, defaultLanguage)}:${second}${timeZoneName.replace('GMT', '')}`;
}

/** `20:30–22:00`, from a start and a duration in hours. */
export function formatTimeRange(start: Date | number, hours: number, language: Language): string {
  const end = new Date(start).getTime() + hours * hourMilliseconds;
  return `${formatTime(start, language)}–${formatTime(end, language)}`;
}

/** `Tonight`, `Today`, `Tomorrow`, then `in 5 days`. */
export function formatRelativeDay(instant: Date | number, now: number, language: Language, t: Translate): string {
  const days = daysBetween(now, instant);
  const evening = Number(formatTime(instant, language).slice(0, 2)) >= eveningFromHour;
  if (days === 0) return evening ? t('common.tonight') : t('common.today');
  if (days === 1) return evening ? t('common.tomorrowEvening') : t('common.tomorrow');
  if (days === -1) return t('common.yesterday');
  return new Intl.RelativeTimeFormat(languages[language].locale).format(days, 'day');
}

export function formatNumber(value: number, language: Language): string {
  return writeGrouped(Math.round(value), language);
}

/** Two decimals: `4.25`, in Dutch `4,25`. */
function formatDecimals(value: number, language: Language): string {
  return writeFigure(value.toFixed(2), language);
}

/** A score with one decimal: `4.3`, in Dutch `4,3`. */
function formatScore(score: number, language: Language): string {
  return writeFigure(score.toFixed(1), language);
}

/** `3.4 km`, in whole kilometres from 10. */
export function formatDistance(kilometres: number, language: Language): string {
  return writeFigure(kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres), language);
}

export type Formats = ReturnType<typeof useFormats>;

/** The functions above, bound to the reader's language. */
export function useFormats() {
  const { language, t } = useI18n();
  return useMemo(
    () => ({
      money: (euros: number) => formatMoney(euros, language),
      price: (euros: number) => (euros === 0 ? t('common.free') : formatMoney(euros, language)),
      day: (instant: string, now?: number) => formatDay(new Date(instant), language, now),
      month: (instant: string) => formatMonth(new Date(instant), language),
      time: (instant: string) => formatTime(new Date(instant), language),
      timeRange: (instant: string, hours: number) => formatTimeRange(new Date(instant), hours, language),
      relativeDay: (instant: string, now: number) => formatRelativeDay(new Date(instant), now, language, t),
      number: (value: number) => formatNumber(value, language),
      score: (value: number) => formatScore(value, language),
      decimals: (value: number) => formatDecimals(value, language),
      distance: (kilometres: number) => t('common.kilometres', { distance: formatDistance(kilometres, language) }),
    }),
    [language, t],
  );
}
