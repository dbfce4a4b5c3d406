import { timeZone } from '@rondo/rules';
import type { Random } from './random.ts';

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
/** Starts in minutes after midnight, as clubs have them: evenings on weekdays, daytime at the weekend. */
const weekday = [1080, 1110, 1140, 1140, 1170, 1200, 1200, 1200, 1230, 1260, 1290];
const weekend = [570, 600, 630, 660, 690, 720, 780, 840, 870, 900, 960, 1020, 1140, 1200];

/** A start that many days from today (negative: ago), on a whole or half hour in Europe/Amsterdam. */
export function startOn(now: Date, daysAhead: number, random: Random): Date {
  const date = localDate(now).add({ days: daysAhead });
  const minutes = random.pick(date.dayOfWeek >= 6 ? weekend : weekday);
  const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return new Date(date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
}

/** The next half hour that is at least `hours` away. */
export function startWithin(now: Date, hours: number): Date {
  const halfHour = 1_800_000;
  return new Date(Math.ceil((now.getTime() + hours * 2 * halfHour) / halfHour) * halfHour);
}

/** The weekday of an instant, in Dutch. */
export function weekdayOf(instant: Date): string {
  return weekdays[localDate(instant).dayOfWeek - 1] ?? '';
}

function localDate(instant: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
