import { daysAfter, type DayRange } from './playing-times.ts';

/** Games by day (decisions/0107-games-by-day.md): the days of a calendar that are shown at once, and the games of a day that it lists. */
export const gameDays = { shown: 7, gamesOfDay: 4 } as const;

/** The most games that a month of a player's own games shows. */
export const ownGamesInMonth = 200;

/**
 * The days that a calendar shows, `2026-11-28`: they begin with the latest of the requested day, the search's first day and today, and don't go
 * beyond the search's last day. There may be none.
 */
export function shownDays(
  { first, from, to }: { first?: string | undefined; from?: string | undefined; to?: string | undefined },
  today: string,
): string[] {
  const [start = today] = [today, first, from]
    .filter((day) => day !== undefined)
    .toSorted()
    .slice(-1);
  const days = Array.from({ length: gameDays.shown }, (_, index) => daysAfter(start, index));
  // A last day before today counts as today, as in every search.
  return to === undefined ? days : days.filter((day) => day <= (to < today ? today : to));
}

/** The days of a month, `2026-12`: `{ from: '2026-12-01', to: '2026-12-31' }`. */
export function daysOfMonth(month: string): DayRange {
  const from = `${month}-01`;
  return { from, to: daysAfter(`${monthAfter(month, 1)}-01`, -1) };
}

/** The month this many months after one; before it if the number is below zero. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** A month as a calendar writes it: weeks from Monday to Sunday, with `null` for the days of other months. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const { from, to } = daysOfMonth(month);
  const before = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  const length = Number(to.slice(-2));
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < length ? daysAfter(from, index) : null;
    }),
  );
}
