import type { Sport } from './sports.ts';
import { amsterdamDay, minutesOfDay } from './local-time.ts';

/**
 * The parts of a week in which people play, in local time. An afternoon begins at 12:00, an evening at 17:00; the night until 6:00 belongs to the
 * evening.
 */
export const weekParts = [
  'weekdayMorning',
  'weekdayAfternoon',
  'weekdayEvening',
  'weekendMorning',
  'weekendAfternoon',
  'weekendEvening',
] as const;
export type WeekPart = (typeof weekParts)[number];

const morningFrom = 6 * 60;
const afternoonFrom = 12 * 60;
const eveningFrom = 17 * 60;

export function weekPartOf(startsAt: Date): WeekPart {
  const minutes = minutesOfDay(startsAt);
  const isNight = minutes < morningFrom;
  const weekday = (dayOfWeek(amsterdamDay(startsAt)) + (isNight ? 6 : 0)) % 7;
  const day = weekday >= 5 ? 'weekend' : 'weekday';
  if (isNight || minutes >= eveningFrom) return `${day}Evening`;
  return minutes >= afternoonFrom ? `${day}Afternoon` : `${day}Morning`;
}

/** How often somebody played each sport, and in each part of the week. */
export interface Habits {
  sports: Partial<Record<Sport, number>>;
  parts: Partial<Record<WeekPart, number>>;
}

export function habitsOf(games: readonly { sport: Sport; startsAt: Date }[]): Habits {
  const habits: Habits = { sports: {}, parts: {} };
  for (const { sport, startsAt } of games) {
    const part = weekPartOf(startsAt);
    habits.sports[sport] = (habits.sports[sport] ?? 0) + 1;
    habits.parts[part] = (habits.parts[part] ?? 0) + 1;
  }
  return habits;
}

/** What people say about themselves: the sports they like, and when they can play. */
export interface SaidHabits {
  sports: readonly Sport[];
  hours: readonly WeekPart[];
}

/** Somebody's habits by what they say or, where they say nothing, by what they played. */
export function preferSaid({ sports, hours }: SaidHabits, played: Habits): Habits {
  return {
    sports: sports.length > 0 ? Object.fromEntries(sports.map((sport) => [sport, 1])) : played.sports,
    parts: hours.length > 0 ? Object.fromEntries(hours.map((part) => [part, 1])) : played.parts,
  };
}

/**
 * How usual something is, from 0 to 1, compared with what somebody does most: both sports of a person who plays two equally often get 1. 1 if nothing
 * is known.
 */
export function shareOf<Key extends string>(counts: Partial<Record<Key, number>>, key: Key): number {
  const most = Math.max(0, ...Object.values<number | undefined>(counts).map((count) => count ?? 0));
  return most === 0 ? 1 : (counts[key] ?? 0) / most;
}

/** The day of the week, 0 on Mondays. @param date `2026-11-21` */
function dayOfWeek(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** The week of a date, counted from a Monday long ago. */
function weekOf(date: string): number {
  return Math.floor((Date.parse(`${date}T12:00:00Z`) / 86_400_000 + 3) / 7);
}

/**
 * How many weeks in a row somebody has played, up to this week or, because it isn't over, last week.
 * @param dates the local dates of games, `2026-11-21`, in any order
 */
export function weeksInARow(dates: readonly string[], now: Date): number {
  const weeks = new Set(dates.map(weekOf));
  const thisWeek = weekOf(amsterdamDay(now));
  let week = weeks.has(thisWeek) ? thisWeek : thisWeek - 1;
  let count = 0;
  for (; weeks.has(week); week -= 1) count += 1;
  return count;
}

/** The most weeks in a row in which somebody has played. @param dates as for {@link weeksInARow} */
export function longestRun(dates: readonly string[]): number {
  const weeks = [...new Set(dates.map(weekOf))].toSorted((a, b) => a - b);
  let [longest, run] = [0, 0];
  for (const [index, week] of weeks.entries()) {
    run = weeks[index - 1] === week - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
