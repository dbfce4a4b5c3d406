import { day } from '@rondo/rules';
import { formatTime, localDate } from '../../../platform/formats.ts';

/** Local times of the form, `2026-12-01T20:00` in Europe/Amsterdam, and the instants they are. Instants in milliseconds. */

export function localOf(instant: number): string {
  return `${localDate(instant)}T${formatTime(instant, 'en')}`;
}

/** Null for no time at all, and for one that doesn't exist because the clocks go forward that night. */
export function instantOf(local: string): number | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // A time that exists twice is its first: the zone is further ahead before the clocks go back.
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - ahead(near));
  return candidates.find((instant) => localOf(instant) === local) ?? null;
}

/** How far local time is ahead of UTC at an instant. */
function ahead(instant: number): number {
  return Date.parse(`${localOf(instant)}Z`) - instant;
}

/** The same time of day so many weeks on, whatever the clocks do in between. */
function weeksLater(local: string, weeks: number): string {
  return new Date(Date.parse(`${local}Z`) + weeks * 7 * day).toISOString().slice(0, 16);
}

/** The local starts of a weekly series. */
export function seriesDates(first: string, games: number): string[] {
  return instantOf(first) === null ? [] : Array.from({ length: games }, (_, week) => weeksLater(first, week));
}

/** The same weekday and time as a game had, in the first week after it that is still to come. */
export function nextSameWeekday(start: number, now: number): string {
  const before = localOf(start);
  const weeksPast = Math.max(0, Math.floor((Date.parse(`${localOf(now)}Z`) - Date.parse(`${before}Z`)) / (7 * day)));
  return weeksLater(before, weeksPast + 1);
}
