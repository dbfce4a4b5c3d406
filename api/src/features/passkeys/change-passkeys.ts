import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/** @throws Refused `passkey_not_found`, also for a passkey of somebody else */
export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<void> {
  const { rows } = await sql`
    update passkey set name = ${name} where id = ${id} and user_id = ${userId} returning id`.execute(db);
  if (rows.length === 0) throw new Refused('passkey_not_found');
}

/**
 * Removes a passkey; sessions opened with it continue.
 * @throws as `renamePasskey`
 */
export async function removePasskey(db: Database, userId: string, id: string): Promise<void> {
  const { rows } = await sql`delete from passkey where id = ${id} and user_id = ${userId} returning id`.execute(db);
  if (rows.length === 0) throw new Refused('passkey_not_found');
}
