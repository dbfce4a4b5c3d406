import { day } from './durations.ts';

// A separate entry point (`@rondo/rules/back-ups`), because only commands on the server need it.

/** Of how many days, weeks and months with back-ups the last one stays. */
export const rotation = { days: 7, weeks: 5, months: 12 } as const;

/** A name for the period that a moment is in, all by UTC, as the names of back-ups are. */
const periodOf: Record<keyof typeof rotation, (at: Date) => string> = {
  days: (at) => at.toISOString().slice(0, 10),
  // Weeks begin on Mondays, and 1970 on a Thursday.
  weeks: (at) => String(Math.floor((at.getTime() / day + 3) / 7)),
  months: (at) => at.toISOString().slice(0, 7),
};

/**
 * Those of the back-ups that are not needed any more (decisions/0115-back-ups-that-happen.md): the last of each period stays, of as many
 * periods as there is something of, so that nothing goes while nothing comes; but nothing beyond what people are promised. The newest
 * always stays.
 * @param takenAt when each was taken
 * @param promisedDays after which the data of somebody who has left are in no back-up
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
