import { sql } from 'kysely';
import { type Database, openPool } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { backUpEnded, backUpVerified } from '../processes/metrics.ts';

/** What is noted about back-ups: that one was stored off the machine, or that one was restored elsewhere and its ledger was right. */
type BackUpAct = 'taken' | 'verified';

const gauges = { taken: backUpEnded, verified: backUpVerified };

/** Notes in the database at this address that it has just gone well (decisions/0115-back-ups-that-happen.md). */
export async function noteBackUp(url: string, act: BackUpAct): Promise<void> {
  const pool = openPool(url, 1);
  try {
    await sql`
      insert into back_up (act, ended_at) values (${act}, now())
      on conflict (act) do update set ended_at = excluded.ended_at`.execute(pool.db);
  } finally {
    await pool.close();
  }
}

/** Makes `/metrics` say when back-ups last went well. If one never did, its series is missing, for which an alarm rings too. */
export function registerBackUpJobs({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.sweep('back-ups', async () => {
    const { rows } = await sql<{ act: BackUpAct; ended_at: string }>`select act, ended_at from back_up`.execute(db);
    for (const { act, ended_at } of rows) gauges[act].set({ by: 'rondo' }, new Date(ended_at).getTime() / 1000);
  });
}
