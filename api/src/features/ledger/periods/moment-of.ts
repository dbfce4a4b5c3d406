import { endOfDay } from '../../../platform/time/amsterdam.ts';

/** Reads a moment in the books: an instant, or a day `2026-10-31`, which means the day's end. */
export function momentOf(at: string): Date {
  return at.length === '2026-10-31'.length ? endOfDay(at) : new Date(at);
}
