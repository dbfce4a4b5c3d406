import { sql } from 'kysely';
import type { Health } from '../../doctor/open-health.ts';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { backUpLock } from '../../platform/back-up/one-at-a-time.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findBackUps } from './health-queries.ts';
import { progressOf } from './present-health.ts';

const refusals = { notSetUp: 'back_ups_not_set_up', notHere: 'back_up_not_here' } as const;

/**
 * Begins a back-up in this process's own child, if no process of this database makes one (product.md#health).
 * @throws Refused `back_ups_not_set_up`, `back_up_not_here`, `back_up_running`
 */
export async function startBackUp({ db, health }: { db: Database; health: Health }, call: AdminCall): Promise<void> {
  let isAsked = false;
  const command = { action: 'back_up.start', subject: { kind: 'back_up', id: null } } as const;
  await adminCommand({ db }, call, command, async (trx) => {
    const hindrance = await health.hindrance();
    if (hindrance !== null) throw new Refused(refusals[hindrance]);
    // Of two that ask at once the second waits, and sees what the first asked for; the back-up's own lock is of one number, not two.
    await sql`select pg_advisory_xact_lock(${backUpLock}, 1)`.execute(trx);
    if (progressOf(await findBackUps(trx)) === 'running') throw new Refused('back_up_running');
    await sql`
      insert into back_up_try (act, at) values ('asked', clock_timestamp())
      on conflict (act) do update set at = excluded.at`.execute(trx);
    isAsked = true;
    return { answer: true };
  });
  if (isAsked) health.backUp();
}
