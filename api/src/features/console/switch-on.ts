import type { SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { lockSwitch } from './lock-switch.ts';

/** Switches something on again. @throws Refused `already_decided` if it's on */
export async function switchOn(
  context: Pick<Context, 'db' | 'switches'>,
  call: AdminCall,
  kind: SwitchKind,
  reason: string,
): Promise<void> {
  const command = { action: 'switch.on', subject: { kind: 'switch', id: kind }, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const before = await lockSwitch(trx, kind, now);
    if (!before) throw new Refused('already_decided');
    await sql`delete from switch where kind = ${kind}`.execute(trx);
    return { answer: true, before: { since: before.since, until: before.until } };
  });
  await context.switches.refresh();
}
