import type { SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockSwitch } from './lock-switch.ts';

/**
 * Switches something on again from the server, when no admin can log in to do it (product.md#switches). Processes see it within two seconds. `npm run
 * switch-on`.
 * @throws Refused `already_decided` if it's on
 */
export async function switchOnServer(db: Database, kind: SwitchKind, reason: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockSwitch(trx, kind, await timeAfterLock(trx));
    if (!before) throw new Refused('already_decided');
    await sql`delete from switch where kind = ${kind}`.execute(trx);
    const subject = { kind: 'switch', id: kind };
    const facts = { since: before.since, until: before.until };
    await writeAction(trx, null, { action: 'switch.on', subject, reason, before: facts });
  });
}
