import { sql } from 'kysely';

/**
 * That somebody has a spot, or had it until its game was cancelled: said in two halves, since each has an index of its own, and no index has all
 * three. @param registration its alias
 */
export const isHeld = (registration: 'r' | 'c' | 'registration') => {
  const status = sql.ref(`${registration}.status`);
  return sql`(${status} in ('active', 'played') or ${status} = 'cancelled')`;
};

/** That there is a spot, held or given up: in three parts, for the same reason. */
export const isSpot = (registration: 'r' | 'x' | 'registration') => {
  const status = sql.ref(`${registration}.status`);
  return sql`(${status} in ('active', 'played') or ${status} = 'cancelled' or ${status} in ('left', 'refunded'))`;
};
