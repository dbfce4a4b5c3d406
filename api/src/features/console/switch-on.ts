import type { SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import { type AdminCall, adminCommand, writeAction } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { lockSwitch } from './lock-switch.ts';

const commandOf = (kind: SwitchKind, reason: string) =>
  ({ action: 'switch.on', subject: { kind: 'switch', id: kind }, reason }) as const;

/** Switches something on again. @throws Refused `already_decided` if it's on */
export async function switchOn(
  context: Pick<Context, 'db' | 'switches'>,
  call: AdminCall,
  kind: SwitchKind,
  reason: string,
): Promise<void> {
  await adminCommand(context, call, commandOf(kind, reason), async (trx, now) => ({
    answer: true,
    before: await endSwitch(trx, kind, now),
  }));
  await context.switches.refresh();
}

/**
 * Does the same from the server, when no admin can log in to do it (product.md#switches). Processes see it within two seconds. `npm run switch-on`.
 * @throws Refused `already_decided` if it's on
 */
export async function switchOnServer(db: Database, kind: SwitchKind, reason: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await endSwitch(trx, kind, await timeAfterLock(trx));
    await writeAction(trx, null, { ...commandOf(kind, reason), before });
  });
}

/** @returns the facts for the audit log */
async function endSwitch(trx: Transaction, kind: SwitchKind, now: Date) {
  const before = await lockSwitch(trx, kind, now);
  if (!before) throw new Refused('already_decided');
  await sql`delete from switch where kind = ${kind}`.execute(trx);
  return { since: before.since, until: before.until };
}
