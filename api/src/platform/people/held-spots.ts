import { sql } from 'kysely';

/**
 * Says that somebody has a spot, or had it until its game was cancelled. It is written as two halves, because each half has an index, and none covers
 * all three statuses.
 * @param registration the table's alias
 */
export const isHeld = (registration: 'r' | 'c' | 'registration') => {
  const status = sql.ref(`${registration}.status`);
  return sql`(${status} in ('active', 'played') or ${status} = 'cancelled')`;
};

/** Says that there is a spot, held or given up; written as three parts for the same reason. */
export const isSpot = (registration: 'r' | 'x' | 'registration') => {
  const status = sql.ref(`${registration}.status`);
  return sql`(${status} in ('active', 'played') or ${status} = 'cancelled' or ${status} in ('left', 'refunded'))`;
};
