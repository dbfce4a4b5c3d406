import { sql } from 'kysely';

/** How often the address of the guest of the spot `r` was corrected. */
export const correctedTimes = sql<number>`
  coalesce((select l.corrected from booking_link l where l.registration_id = r.id), 0)`;
