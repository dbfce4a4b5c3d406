import { waitingList } from './limits.ts';

/** How many of the people who waited then were offered a spot, or got it; people who left the list by themselves don't count. */
export interface Past {
  came: number;
  total: number;
}

/** How waiting ended for people who had a place in line this many hours before the start. */
export interface PastAt {
  /** One of {@link forecastHours}. */
  hours: number;
  /** In games of the sport that have a price, or have none, like this one; in any game of the sport; in all games. */
  alike: Past;
  asPaid: Past;
  all: Past;
}

/** Hours before the start at which past waiting lists are looked at, and the last place in line that is told apart from those behind it. */
export const forecastHours = [1, 3, 6, 12, 24, 48, 96, 168, 336] as const;
export const forecastPlaces = 10;

/**
 * In how many of ten games like this one a spot opens for somebody at a place in line (product.md#waiting-list), judged by people who had that place
 * at the same time before earlier games; null if too few had it (waitingList.leastPast).
 * The more similar games there were, the more they count: each wider circle weighs as much as {@link waitingList.circleWeight} people of the narrower
 * one. Between two hours of the table it interpolates linearly, on a scale on which hours double.
 * @param past how waiting ended for people at this place, in any order
 */
export function forecastSpot(past: readonly PastAt[], hoursLeft: number): number | null {
  const known = past.filter(({ all }) => all.total >= waitingList.leastPast).toSorted((a, b) => a.hours - b.hours);
  const after = known.findIndex(({ hours }) => hours >= hoursLeft);
  const later = known[after === -1 ? known.length - 1 : after];
  if (!later) return null;
  const earlier = known[Math.max(0, after - 1)];
  if (after <= 0 || !earlier) return tenths(shareAt(later));
  const along = Math.log(hoursLeft / earlier.hours) / Math.log(later.hours / earlier.hours);
  return tenths(shareAt(earlier) + along * (shareAt(later) - shareAt(earlier)));
}

const tenths = (share: number) => Math.round(share * 10);

function shareAt({ alike, asPaid, all }: PastAt): number {
  const share = all.came / all.total;
  return narrowed(alike, narrowed(asPaid, share));
}

const narrowed = ({ came, total }: Past, wider: number) =>
  (came + waitingList.circleWeight * wider) / (total + waitingList.circleWeight);
