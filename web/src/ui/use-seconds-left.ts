import { useEverySecond } from '../platform/clock.tsx';

/** Whole seconds until an instant (ISO 8601), by the server's clock; never below 0 or above `most`. Ticks until it is 0. */
export function useSecondsLeft(until: string, most: number): number {
  const now = useEverySecond(true);
  return Math.min(most, Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)));
}
