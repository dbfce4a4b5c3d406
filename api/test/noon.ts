import { timeZone } from '@rondo/rules';
import type { TestServer } from './server.ts';

/** Noon in Amsterdam in some days, by the clock of mails and phones: waiting messages are due, and no hour is quiet. */
export function noonIn(days: number, { clock }: Pick<TestServer, 'clock'>): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(clock.real().getTime()).toZonedDateTimeISO(timeZone);
  const noon = today.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}
