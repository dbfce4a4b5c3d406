import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** So many rides put on a pass; negative: taken off it. */
export interface RideMove {
  passId: string;
  rides: number;
}

/** Counts rides of passes whose owners' wallets the caller has locked; their money is booked beside it. */
export function moveRides(trx: Transaction, moves: readonly RideMove[]): Promise<unknown> {
  return sql`
    update pass p set rides_left = p.rides_left + m.rides
    from (
      select "passId" as id, sum(rides) as rides
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("passId" uuid, rides int) group by "passId") m
    where p.id = m.id`.execute(trx);
}
