import { minute } from './durations.ts';
import { timeZone } from './time-zone.ts';

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const calendar = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Local minutes since midnight in Amsterdam, with fractions. */
export function minutesOfDay(instant: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(instant).split(':').map(Number);
  return (hours % 24) * 60 + minutes + seconds / 60;
}

/** The next time that a clock in Amsterdam shows `minuteOfDay` since midnight, even if the clocks change before then. */
export function nextLocalTime(after: Date, minuteOfDay: number): Date {
  const minutesLeft = (minuteOfDay - minutesOfDay(after) + 1440) % 1440;
  const guess = new Date(after.getTime() + minutesLeft * minute);
  const off = minuteOfDay - minutesOfDay(guess);
  return new Date(guess.getTime() + off * minute);
}

/** The date in Amsterdam: `2026-11-21`. */
export function amsterdamDay(instant: Date): string {
  return calendar.format(instant);
}
