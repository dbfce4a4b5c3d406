import { useEverySecond } from '../platform/clock.tsx';

/** The whole seconds until an instant (ISO 8601) by the server's clock, from `most` down to 0, updated every second. */
export function useSecondsLeft(until: string, most: number): number {
  const now = useEverySecond(true);
  return Math.min(most, Math.max(0, Math.ceil((Date.parse(until) - now) / 1000)));
}
