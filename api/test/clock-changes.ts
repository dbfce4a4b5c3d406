import { timeZone } from '@rondo/rules';
import type { TestServer } from './server.ts';

/** The day of the first clock change in Amsterdam at least this many days ahead; one that loses an hour, if asked. */
export function clockChangeIn(
  days: number,
  { clock }: Pick<TestServer, 'clock'>,
  { losesAnHour = false } = {},
): Temporal.PlainDate {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone);
  let at = now.add({ days });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null) throw new Error('the clocks change no more');
    if (!losesAnHour || next.offsetNanoseconds > next.subtract({ hours: 1 }).offsetNanoseconds)
      return next.toPlainDate();
    at = next;
  }
}
