import { sql } from 'kysely';
import { givenRows } from '../../platform/database/given-rows.ts';
import type { Transaction } from '../../platform/db.ts';

/** How many rides are put on a pass; negative if they are taken off. */
export interface RideMove {
  passId: string;
  rides: number;
}

const move = givenRows<RideMove>('m', { passId: 'uuid', rides: 'int' });

/** Counts rides of passes whose owners' wallets the caller has locked; the caller books their money. */
export function moveRides(trx: Transaction, moves: readonly RideMove[]): Promise<unknown> {
  return sql`
    update pass p set rides_left = p.rides_left + t.rides
    from (select ${move.at.passId} as id, sum(${move.at.rides}) as rides from ${move.from(moves)} group by ${move.at.passId}) t
    where p.id = t.id`.execute(trx);
}
