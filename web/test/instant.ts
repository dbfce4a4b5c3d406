/** The time that it is in tests of components, as in the whole suite (components.ts). */
export const instant = Temporal.Instant.from(import.meta.env['SUITE_INSTANT']);

/** The instant this long from now, as the API writes it: `at('P7DT10H')`, `at('-PT30M')`. */
export function at(fromNow: string): string {
  return instant.toZonedDateTimeISO('Europe/Amsterdam').add(fromNow).toInstant().toString();
}
