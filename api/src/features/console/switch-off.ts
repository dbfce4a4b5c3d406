import type { CallRequest, switchOff as SwitchOff } from '@rondo/contract';
import { minute } from '@rondo/rules';
import type { SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Context } from '../../platform/serve.ts';
import { lockSwitch } from './lock-switch.ts';

/** Switches something off for a while, or changes what is said of what is off and until when (product.md#switches). */
export async function switchOff(
  context: Pick<Context, 'db' | 'switches'>,
  call: AdminCall,
  kind: SwitchKind,
  { saidEn, saidNl, minutes, reason }: CallRequest<typeof SwitchOff>['body'],
): Promise<void> {
  const command = { action: 'switch.off', subject: { kind: 'switch', id: kind }, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const before = await lockSwitch(trx, kind, now);
    const until = minutes === undefined ? null : new Date(now.getTime() + minutes * minute).toISOString();
    const [said_en, said_nl] = [saidEn || null, saidNl || null];
    await sql`
      insert into switch (kind, reason, said_en, said_nl, by_id, since, until)
      values (${kind}, ${reason}, ${said_en}, ${said_nl}, ${call.viewer.id}, ${before?.since ?? now}, ${until})
      on conflict (kind) do update set reason = excluded.reason, said_en = excluded.said_en, said_nl = excluded.said_nl,
        by_id = excluded.by_id, since = excluded.since, until = excluded.until`.execute(trx);
    return {
      answer: true,
      before: before && { said_en: before.said_en, said_nl: before.said_nl, until: before.until },
      after: { said_en, said_nl, until },
    };
  });
  await context.switches.refresh();
}
