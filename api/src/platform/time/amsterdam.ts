import { centsToEuros, defaultLanguage, formatMoney, type Language, languages, minute, timeZone } from '@rondo/rules';
import { onceALanguage } from '../wording/once-a-language.ts';

/** The start of a local day in Europe/Amsterdam; `date` is `2026-11-21`. */
export function startOfDay(date: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The start of the day after `date`. */
export function endOfDay(date: string): Date {
  return new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);
}

/**
 * The instant of a form's date and time: used as it is with an offset, otherwise read in Europe/Amsterdam. A time that occurs twice
 * (clocks go back) means the first; null for one that doesn't exist (clocks go forward).
 */
export function instantOf(text: string): Date | null {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(text);
  const local = Temporal.PlainDateTime.from(text);
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(local) ? new Date(zoned.epochMilliseconds) : null;
}

/** The instant this much later in local time, whatever the clocks do in between; null if that time doesn't exist on that day. */
export function instantLater(instant: Date, later: { weeks?: number; days?: number; minutes?: number }): Date | null {
  return instantOf(localTime(instant).add(later).toString());
}

/**
 * Moves an instant as another of its series was moved: by the days between `from` and `to`, to the local time of `to`. Null if that time
 * doesn't exist.
 */
export function movedAlike(instant: Date, from: Date, to: Date): Date | null {
  const target = localTime(to);
  const { days } = localTime(from).toPlainDate().until(target.toPlainDate(), { largestUnit: 'days' });
  const date = localTime(instant).toPlainDate().add({ days });
  return instantOf(date.toPlainDateTime(target.toPlainTime()).toString());
}

function localTime(instant: Date): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

const whenFormat = onceALanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** `zaterdag 21 november om 20:00`, for mails. */
export function formatWhen(instant: Date, language: Language): string {
  return whenFormat(language).format(instant);
}

const dateFormat = onceALanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
);

/** `zaterdag 21 november, 20:00–22:00`, for mails. */
export function formatTimes(start: Date, minutes: number, language: Language): string {
  return `${dateFormat(language).format(start)}, ${sayTimeRange(start, minutes)}`;
}

const dayFormat = onceALanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);

/** `21 november 2026`, for mails about days in other years. */
export function formatDay(instant: Date, language: Language): string {
  return dayFormat(language).format(instant);
}

/** Money in mails, notices and calendars, as pages show it: `€ 1,234.50`, in Dutch `€ 1.234,50`. */
export function formatCents(cents: number, language: Language): string {
  return formatMoney(centsToEuros(cents), language);
}

/** `Sat 21 Nov`, with the year if it differs from the present one. */
export function formatShortDay(instant: Date, language: Language, now: Date): string {
  const parts = (at: Date) =>
    Object.fromEntries(
      new Intl.DateTimeFormat(languages[language].locale, {
        timeZone,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })
        .formatToParts(at)
        .map(({ type, value }) => [type, value]),
    );
  const { weekday, day, month, year } = parts(instant);
  return `${weekday} ${day} ${month?.replace('.', '')}${parts(now).year === year ? '' : ` ${year}`}`;
}

const timeFormat = new Intl.DateTimeFormat(languages[defaultLanguage].locale, {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `20:00` */
export function sayTime(instant: Date): string {
  return timeFormat.format(instant);
}

/** `20:00–22:00` */
export function sayTimeRange(start: Date, minutes: number): string {
  return `${sayTime(start)}–${sayTime(new Date(start.getTime() + minutes * minute))}`;
}

/** `2026-11-21T20:00:00+01:00`: local time and offset, for readers that need either. */
export function sayLocalInstant(instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });
}

/** `2026-11-21 20:00`, which a spreadsheet takes for a time. */
export function sayMoment(instant: Date): string {
  return localTime(instant).toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
