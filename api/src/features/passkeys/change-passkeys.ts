import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type AccessContext, tellAccess } from '../notifications/mail/tell-access.ts';

/** @throws Refused `passkey_not_found`, also for somebody else's passkey */
export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<void> {
  const { rows } = await sql`
    update passkey set name = ${name} where id = ${id} and user_id = ${userId} returning id`.execute(db);
  if (rows.length === 0) throw new Refused('passkey_not_found');
}

/**
 * Removes a passkey, and tells its holder; sessions opened with it continue.
 * @throws as `renamePasskey`
 */
export async function removePasskey(
  { db, ...context }: { db: Database } & AccessContext,
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string }>`
      delete from passkey where id = ${id} and user_id = ${userId} returning name`.execute(trx);
    const [removed] = rows;
    if (!removed) throw new Refused('passkey_not_found');
    const params = () => ({ ways: `“${removed.name}”` });
    await tellAccess(trx, context, userId, { kind: 'wayInRemoved', params, path: mailedPaths.waysIn() }, now);
  });
}
