/** A time of the day, `14:30`, in minutes after a local start, `2026-12-01T10:00`: the next such time, also after midnight. @param empty if none is typed */
export function minutesAfter(start: string, time: string, empty: number): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  const [startHours = 0, startMinutes = 0] = start.slice(11).split(':').map(Number);
  if (!isTime(time)) return empty;
  const after = hours * 60 + minutes - startHours * 60 - startMinutes;
  return after < 0 ? after + 24 * 60 : after;
}

/** Whether a time of the day was typed, with 24 hours. */
export const isTime = (typed: string): boolean => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(typed);
