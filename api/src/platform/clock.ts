import { sql } from 'kysely';
import type { Database, Transaction } from './db.ts';

/** The database's time, as a process knows it: whatever either of them judges, they judge by one clock. */
export interface Clock {
  /** Only demo mode can move it ahead (POST /dev/clock). */
  now(): Date;
  /** Not moved by the demo: sessions and phones live by it. */
  real(): Date;
  /** Reads the database's clock again. */
  refresh(): Promise<void>;
  /** How far the machine's own clock was ahead of the database's when that was last read, in ms. */
  skewMs(): number;
  stop(): void;
}

/** Steps of the database's clock, and what another process moved it by, are known after this. */
const refreshMs = 10_000;

/**
 * Follows the database's clock by this process's steady one, so that a machine whose clock is wrong, or put right while it
 * runs, changes no expiry (docs/decisions/one-clock.md).
 * @param ownTime what the machine says the time is; only compared with
 */
export async function openClock(db: Database, demo: boolean, ownTime: () => number = Date.now): Promise<Clock> {
  let offsetMs = 0; // from the steady clock to the database's
  let aheadMs = 0;
  let skewMs = 0;
  const refresh = async () => {
    const before = { steady: performance.now(), own: ownTime() };
    const { rows } = await sql<{ ms: number; ahead: number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms,
        coalesce((select extract(epoch from ahead) * 1000 from clock_offset), 0) as ahead`.execute(db);
    const { ms = Number.NaN, ahead = 0 } = rows[0] ?? {};
    // Read somewhere between asking and hearing. Never ahead of the database; moved on only where it must be wrong.
    const [least, most] = [ms - performance.now(), ms - before.steady];
    if (!(offsetMs >= least && offsetMs <= most)) offsetMs = least;
    const [early, late] = [before.own - ms, ownTime() - ms];
    skewMs = early > 0 ? early : Math.min(late, 0);
    aheadMs = demo ? ahead : 0;
  };
  // What a demo left behind must not move the time of a real platform.
  if (!demo) await sql`delete from clock_offset`.execute(db);
  await refresh();
  await refresh(); // the first one may have waited for a connection
  const timer = setInterval(() => void refresh().catch(() => undefined), refreshMs).unref();
  const real = () => performance.now() + offsetMs;
  return {
    now: () => new Date(real() + aheadMs),
    real: () => new Date(real()),
    refresh,
    skewMs: () => skewMs,
    stop: () => clearInterval(timer),
  };
}

/** The time a command decides by: asked after its locks are held, because waiting for them takes time. */
export async function timeAfterLock(trx: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(trx);
  return new Date(rows[0]?.now ?? Number.NaN);
}
