import { sql } from 'kysely';

/** How often the address of spot `r`'s guest was corrected. */
export const correctedTimes = sql<number>`
  coalesce((select l.corrected from booking_link l where l.registration_id = r.id), 0)`;
