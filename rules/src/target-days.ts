// A separate entry point (`@rondo/rules/target-days`), because only the server needs it.

import { day } from './durations.ts';

/** How many days after Easter Sunday a day is, `2026-11-23`, in its year. */
export function daysFromEaster(date: string): number {
  const year = Number(date.slice(0, 4));
  return Math.round((Date.parse(`${date}T12:00:00Z`) - Date.UTC(year, 2, 1 + easter(year), 12)) / day);
}

/** Easter Sunday by the Gregorian reckoning (Meeus, Jones and Butcher), as days from 1 March. */
function easter(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return epact + weekday - 7 * late + 21;
}

/** Whether banks settle on a day, `2026-11-23`: not at weekends, nor on the six holidays of TARGET. */
export function isTargetDay(date: string): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || ['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))) return false;
  return ![-2, 1].includes(daysFromEaster(date));
}

/** The first day on which banks settle, from this day on, included. */
export function targetDayFrom(date: string): string {
  if (isTargetDay(date)) return date;
  return targetDayFrom(new Date(Date.parse(`${date}T12:00:00Z`) + day).toISOString().slice(0, 10));
}
