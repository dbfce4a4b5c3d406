import { endOfDay } from '../../../platform/time/amsterdam.ts';

/** A moment in the books as it is asked for: an instant, or a day `2026-10-31`, which means its end. */
export function momentOf(at: string): Date {
  return at.length === '2026-10-31'.length ? endOfDay(at) : new Date(at);
}
