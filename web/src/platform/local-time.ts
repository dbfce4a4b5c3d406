import { day, defaultLanguage } from '@rondo/rules';
import { formatTime, localDate } from './formats.ts';

/** Converts the form's local times, `2026-12-01T20:00` in Europe/Amsterdam, to instants in milliseconds and back. */

export function localOf(instant: number): string {
  return `${localDate(instant)}T${formatTime(instant, defaultLanguage)}`;
}

/** Null for an empty time, and for one that doesn't exist because the clocks go forward that night. */
export function instantOf(local: string): number | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // A time that occurs twice means the first one: before the clocks go back, the zone is further ahead.
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - ahead(near));
  return candidates.find((instant) => localOf(instant) === local) ?? null;
}

/** How far local time is ahead of UTC at an instant. */
function ahead(instant: number): number {
  return Date.parse(`${localOf(instant)}Z`) - instant;
}

/** The same time of day this many weeks later, whatever the clocks do in between. */
function weeksLater(local: string, weeks: number): string {
  return new Date(Date.parse(`${local}Z`) + weeks * 7 * day).toISOString().slice(0, 16);
}

/** The local starts of a weekly series. */
export function seriesDates(first: string, games: number): string[] {
  return instantOf(first) === null ? [] : Array.from({ length: games }, (_, week) => weeksLater(first, week));
}

/** The same weekday and time as a game's start, in the first later week that is still to come. */
export function nextSameWeekday(start: number, now: number): string {
  const before = localOf(start);
  const weeksPast = Math.max(0, Math.floor((Date.parse(`${localOf(now)}Z`) - Date.parse(`${before}Z`)) / (7 * day)));
  return weeksLater(before, weeksPast + 1);
}
