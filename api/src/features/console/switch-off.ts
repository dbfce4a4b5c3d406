import type { CallRequest, switchOff as SwitchOff } from '@rondo/contract';
import { minute } from '@rondo/rules';
import type { SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Context } from '../../platform/serve.ts';
import { lockSwitch } from './lock-switch.ts';

/** Switches something off for a while, or changes the words and the end of a switch that is off (product.md#switches). */
export async function switchOff(
  context: Pick<Context, 'db' | 'switches'>,
  call: AdminCall,
  kind: SwitchKind,
  { said, minutes, reason }: CallRequest<typeof SwitchOff>['body'],
): Promise<void> {
  const command = { action: 'switch.off', subject: { kind: 'switch', id: kind }, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const before = await lockSwitch(trx, kind, now);
    const until = minutes === undefined ? null : new Date(now.getTime() + minutes * minute).toISOString();
    const words = said.filter((one) => one.words !== '');
    await sql`
      insert into switch (kind, reason, by_id, since, until)
      values (${kind}, ${reason}, ${call.viewer.id}, ${before?.since ?? now}, ${until})
      on conflict (kind) do update set reason = excluded.reason, by_id = excluded.by_id, since = excluded.since,
        until = excluded.until`.execute(trx);
    await sql`delete from switch_words where kind = ${kind}`.execute(trx);
    await insertRows(
      trx,
      'switch_words',
      words.map((one) => ({ kind, ...one })),
    );
    return {
      answer: true,
      before: before && { said: before.said, until: before.until },
      after: { said: Object.fromEntries(words.map((one) => [one.language, one.words])), until },
    };
  });
  await context.switches.refresh();
}
