import { sql } from 'kysely';
import type { Database, Transaction } from './db.ts';

/** The server's time. Only demo mode can move it ahead (POST /dev/clock). */
export interface Clock {
  now(): Date;
  /** Reads again how far ahead the database's clock runs. */
  refresh(): Promise<void>;
}

export async function openClock(db: Database, demo: boolean): Promise<Clock> {
  let aheadMs = 0;
  const refresh = async () => {
    if (!demo) return;
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from ahead) * 1000)::bigint as ms from clock_offset`.execute(db);
    aheadMs = rows[0]?.ms ?? 0;
  };
  // What a demo left behind must not move the time of a real platform.
  if (!demo) await sql`delete from clock_offset`.execute(db);
  await refresh();
  return { now: () => new Date(Date.now() + aheadMs), refresh };
}

/** The time a command decides by: asked after its locks are held, because waiting for them takes time. */
export async function timeAfterLock(trx: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(trx);
  return new Date(rows[0]?.now ?? Number.NaN);
}
