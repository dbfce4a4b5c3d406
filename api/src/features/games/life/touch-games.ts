import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/** Changes the version of games' rows, which open pages watch, where what they show changed beside these rows. */
export async function touchGames(trx: Transaction, gameIds: readonly string[]): Promise<void> {
  await sql`update game set status = status where id = any(${gameIds}::uuid[])`.execute(trx);
}
