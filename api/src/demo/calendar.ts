import { amsterdamDay, countryLanguage, languages, timeZone } from '@rondo/rules';
import type { GameName } from './data.ts';
import type { Random } from './random.ts';

/** From the first hour of the day until before the second. */
type Hours = readonly [number, number];

const weekdays = new Intl.DateTimeFormat(languages[countryLanguage].locale, { weekday: 'long', timeZone });
/** Typical starts in minutes after midnight: evenings on weekdays, daytime at weekends. */
const weekday = [1080, 1110, 1140, 1140, 1170, 1200, 1200, 1200, 1230, 1260, 1290];
const halfDay = [570, 600, 630, 660, 720, 780];
const weekend = [570, 600, 630, 660, 690, 720, 780, 840, 870, 900, 960, 1020, 1140, 1200];

/**
 * A start this many days from today (negative: ago), on a whole or half hour in Europe/Amsterdam; moved to the first day with a start
 * later than `after`, and in these hours.
 */
export function startOn(
  now: Date,
  daysAhead: number,
  random: Random,
  after = new Date(0),
  hours: Hours = [0, 24],
): Date {
  const date = dateOf(now).add({ days: daysAhead });
  const starts = (date.dayOfWeek >= 6 ? weekend : weekday)
    .filter((minutes) => minutes >= hours[0] * 60 && minutes < hours[1] * 60)
    .map((minutes) => new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60))
    .map((plainTime) => new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds))
    .filter((start) => start > after);
  return starts.length > 0 ? random.pick(starts) : startOn(now, daysAhead + 1, random, after, hours);
}

/** Like {@link startOn}, for something that takes half a day: in the morning or at noon of the next, or last, Saturday or Sunday. */
export function weekendStart(now: Date, daysAhead: number, random: Random): Date {
  let date = dateOf(now).add({ days: daysAhead });
  while (date.dayOfWeek < 6) date = date.add({ days: Math.sign(daysAhead) || 1 });
  const minutes = random.pick(halfDay);
  const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}

/** Whether a game that starts then may have this name. */
export function fitsStart(startsAt: Date, { hours: [from, until], days }: Pick<GameName, 'hours' | 'days'>): boolean {
  const { hour, dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone);
  const isOn = days === 'all' || (days === 'weekend') === dayOfWeek >= 6;
  return isOn && hour >= from && hour < until;
}

/** The weekday of an instant, in the language of the demo's people. */
export function weekdayOf(instant: Date): string {
  return weekdays.format(instant);
}

function dateOf(instant: Date): Temporal.PlainDate {
  return Temporal.PlainDate.from(amsterdamDay(instant));
}
