import { sql } from 'kysely';
import { type Database, openPool } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { backUpEnded, backUpVerified } from '../processes/metrics.ts';

/** What is noted about back-ups: that one was stored off the machine, or that one was restored elsewhere and its ledger was right. */
type BackUpAct = 'taken' | 'verified';

/** Where a back-up was stored, and how large it is. */
interface Stored {
  place: string;
  bytes: number;
}

const gauges = { taken: backUpEnded, verified: backUpVerified };

/** Notes in the database at this address that it has just gone well (decisions/0115-back-ups-that-happen.md). */
export async function noteBackUp(url: string, act: BackUpAct, stored: Stored | null = null): Promise<void> {
  await withDatabase(url, (db) =>
    sql`
      insert into back_up (act, ended_at, place, bytes)
      values (${act}, now(), ${stored?.place ?? null}, ${stored?.bytes ?? null})
      on conflict (act) do update set ended_at = excluded.ended_at, place = excluded.place, bytes = excluded.bytes`.execute(
      db,
    ),
  );
}

/** Notes why it has just failed, for the console. */
export async function noteFailure(url: string, act: 'take_failed' | 'verify_failed', says: string): Promise<void> {
  await withDatabase(url, (db) =>
    sql`
      insert into back_up_try (act, at, says) values (${act}, now(), ${says})
      on conflict (act) do update set at = excluded.at, says = excluded.says`.execute(db),
  );
}

async function withDatabase(url: string, note: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = openPool(url, 1);
  try {
    await note(pool.db);
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
