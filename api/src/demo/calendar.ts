import { amsterdamDay, timeZone } from '@rondo/rules';
import type { Random } from './random.ts';

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
/** Typical starts in minutes after midnight: evenings on weekdays, daytime at weekends. */
const weekday = [1080, 1110, 1140, 1140, 1170, 1200, 1200, 1200, 1230, 1260, 1290];
const halfDay = [570, 600, 630, 660, 720, 780];
const weekend = [570, 600, 630, 660, 690, 720, 780, 840, 870, 900, 960, 1020, 1140, 1200];

/**
 * A start this many days from today (negative: ago), on a whole or half hour in Europe/Amsterdam; moved to the first day with a start
 * later than `after`.
 */
export function startOn(now: Date, daysAhead: number, random: Random, after = new Date(0)): Date {
  const date = dateOf(now).add({ days: daysAhead });
  const starts = (date.dayOfWeek >= 6 ? weekend : weekday)
    .map((minutes) => new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60))
    .map((plainTime) => new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds))
    .filter((start) => start > after);
  return starts.length > 0 ? random.pick(starts) : startOn(now, daysAhead + 1, random, after);
}

/** Like {@link startOn}, for something that takes half a day: in the morning or at noon of the next, or last, Saturday or Sunday. */
export function weekendStart(now: Date, daysAhead: number, random: Random): Date {
  let date = dateOf(now).add({ days: daysAhead });
  while (date.dayOfWeek < 6) date = date.add({ days: Math.sign(daysAhead) || 1 });
  const minutes = random.pick(halfDay);
  const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}

/** The weekday of an instant, in Dutch. */
export function weekdayOf(instant: Date): string {
  return weekdays[dateOf(instant).dayOfWeek - 1] ?? '';
}

function dateOf(instant: Date): Temporal.PlainDate {
  return Temporal.PlainDate.from(amsterdamDay(instant));
}
