import { eveningFromHour } from './finding.ts';
import { minutesOfDay } from './local-time.ts';

/** Days that people look for at once (product.md#finding-games). */
export const quickDays = ['today', 'tomorrow', 'weekend'] as const;
export type QuickDay = (typeof quickDays)[number];

/** First and last day, local to Amsterdam: `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

const saturday = 6;

/** The days meant on `today`: a weekend is Saturday and Sunday, of which only the rest counts. */
export function daysOf(quick: QuickDay, today: string): DayRange {
  if (quick === 'today') return { from: today, to: today };
  if (quick === 'tomorrow') return { from: daysAfter(today, 1), to: daysAfter(today, 1) };
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return { from: today, to: today };
  const from = daysAfter(today, saturday - weekday);
  return { from, to: daysAfter(from, 1) };
}

/** Which of these a search for some days is, if any. */
export function quickDayOf(range: { from: string | null; to: string | null }, today: string): QuickDay | null {
  const same = (quick: QuickDay) => {
    const { from, to } = daysOf(quick, today);
    return range.from === from && range.to === to;
  };
  return quickDays.find(same) ?? null;
}

/** Whether something that starts then is played in the evening, in local time. */
export function isEvening(startsAt: Date): boolean {
  return minutesOfDay(startsAt) >= eveningFromHour * 60;
}

/** Calendar days have no hours, so clock changes don't matter. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
