/** Milliseconds. Deadlines count absolute hours, so a clock change never lengthens or shortens them. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The instant `hours` absolute hours before `at`. */
export function hoursBefore(at: Date, hours: number): Date {
  return new Date(at.getTime() - hours * hour);
}
