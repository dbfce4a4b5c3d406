import { day } from './durations.ts';

// A separate entry point (`@rondo/rules/back-ups`), because only commands on the server need it.

/** For how many days, weeks and months the last back-up of each stays; periods without a back-up don't count. */
export const rotation = { days: 7, weeks: 5, months: 12 } as const;

/** A name for the period of a moment, in UTC like the names of back-ups. */
const periodOf: Record<keyof typeof rotation, (at: Date) => string> = {
  days: (at) => at.toISOString().slice(0, 10),
  // Weeks begin on Monday, and 1970 began on a Thursday.
  weeks: (at) => String(Math.floor((at.getTime() / day + 3) / 7)),
  months: (at) => at.toISOString().slice(0, 7),
};

/**
 * The back-ups that are no longer needed (decisions/0115-back-ups-that-happen.md). The last of each period stays; periods without back-ups don't
 * count, so that nothing is removed while no new ones come. But nothing stays longer than people are promised, except the newest.
 * @param takenAt when each was taken
 * @param promisedDays after how many days no back-up has data of somebody who has left
 */
export function backUpsToRemove(takenAt: readonly Date[], now: Date, promisedDays: number): Date[] {
  const newestFirst = takenAt.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [name, count] of Object.entries(rotation) as [keyof typeof rotation, number][]) {
    const lastOf = Map.groupBy(newestFirst, periodOf[name]);
    for (const [last] of [...lastOf.values()].slice(0, count))
      if (last && now.getTime() - last.getTime() <= promisedDays * day) kept.add(last);
  }
  return newestFirst.filter((at) => !kept.has(at));
}
