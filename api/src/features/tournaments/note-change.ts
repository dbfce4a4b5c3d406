import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** Changes the version of a tournament's game, which open pages watch. */
export async function noteChange(trx: Transaction, gameId: string): Promise<void> {
  await sql`update game set status = status where id = ${gameId}`.execute(trx);
}
