/** When it is in tests of components: an ordinary morning in Amsterdam, or `SUITE_INSTANT`. */
export const instant = Temporal.Instant.from(import.meta.env['SUITE_INSTANT'] ?? '2026-09-16T10:07:00+02:00');

/** The instant so long from now, as the API writes it: `at('P7DT10H')`, `at('-PT30M')`. */
export function at(fromNow: string): string {
  return instant.toZonedDateTimeISO('Europe/Amsterdam').add(fromNow).toInstant().toString();
}
