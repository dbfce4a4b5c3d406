import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { readBookingToken } from '../joining/announce/booking-links.ts';
import { type BookingRow, findBooking } from './booking-queries.ts';

/**
 * The booking of a mailed link.
 * @throws Refused `booking_not_found`, also if the link was mailed to an address that was corrected since
 */
export async function readBookingLink(
  { db, config }: { db: Database; config: Pick<Config, 'secretKey'> },
  token: string,
): Promise<BookingRow> {
  const link = readBookingToken(config.secretKey, token);
  const booking = link && (await findBooking(db, link.registrationId));
  if (!booking || booking.corrected !== link.corrected) throw new Refused('booking_not_found');
  return booking;
}
