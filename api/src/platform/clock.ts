import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from './db.ts';

/** The database's time as a process knows it, so that both use one clock. */
export interface Clock {
  /** Only demo mode can advance it (POST /dev/clock). */
  now(): Date;
  /** The real time, which the demo doesn't advance, for sessions and phones. */
  real(): Date;
  /** Reads the database's clock again. */
  refresh(): Promise<void>;
  /** Resolves when every process has noticed that the demo's clock was advanced. */
  noticedByAll(): Promise<void>;
  /** How far the machine's own clock was ahead of the database's at the last reading, in ms. */
  skewMs(): number;
  stop(): void;
}

interface ClockOptions {
  /** Whether the clock may be advanced. */
  demo: boolean;
  /** The time at which a demo without anybody in it begins; null for now. */
  startsAt?: Date | null;
  /** The machine's time in ms since 1970, used only for comparing. */
  ownTime?: (() => number) | undefined;
}

/** How long it takes until steps of the database's clock are noticed or, in a demo, that another process has advanced it. */
const refreshMs = { usual: 10_000, demo: 1000 };

/**
 * Follows the database's clock with this process's monotonic one, so that a machine whose clock is wrong, or corrected while it runs,
 * changes no expiry (decisions/0026-one-clock.md).
 */
export async function openClock(
  db: Database,
  { demo, startsAt = null, ownTime = Date.now }: ClockOptions,
): Promise<Clock> {
  let offsetMs = 0; // from the monotonic clock to the database's
  let aheadMs = 0;
  let skewMs = 0;
  let asked = 0;
  let answered = 0;
  const refresh = async () => {
    const turn = (asked += 1);
    const before = { steady: performance.now(), own: ownTime() };
    const { rows } = await sql<{ ms: number; ahead: number }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms,
        coalesce((select extract(epoch from ahead) * 1000 from clock_offset), 0) as ahead`.execute(db);
    const { ms = Number.NaN, ahead = 0 } = rows[0] ?? {};
    // A reading asked for before the clock was advanced may be answered after a later one.
    if (turn < answered) return;
    answered = turn;
    // The database read its clock somewhere between asking and answering. Ours is never ahead of it, and is adjusted only if it must be wrong.
    const [least, most] = [ms - performance.now(), ms - before.steady];
    if (!(offsetMs >= least && offsetMs <= most)) offsetMs = least;
    const [early, late] = [before.own - ms, ownTime() - ms];
    skewMs = early > 0 ? early : Math.min(late, 0);
    aheadMs = demo ? ahead : 0;
  };
  // An offset left behind by a demo must not change the time of a real platform.
  if (!demo) await sql`delete from clock_offset`.execute(db);
  else if (startsAt !== null) await startAt(db, startsAt);
  await refresh();
  await refresh(); // the first may have waited for a connection
  const timer = setInterval(
    () => void refresh().catch(() => undefined),
    demo ? refreshMs.demo : refreshMs.usual,
  ).unref();
  const real = () => performance.now() + offsetMs;
  return {
    now: () => new Date(real() + aheadMs),
    real: () => new Date(real()),
    refresh,
    noticedByAll: () => wait(refreshMs.demo),
    skewMs: () => skewMs,
    stop: () => clearInterval(timer),
  };
}

/** Done once: a restarted demo goes on from its people's time. */
async function startAt(db: Database, instant: Date): Promise<void> {
  await sql`
    insert into clock_offset (ahead)
    select make_interval(secs => extract(epoch from ${instant}::timestamptz - clock_timestamp())::float8)
    where not exists (select from app_user)
    on conflict do nothing`.execute(db);
}

/** The time by which a command decides, read after its locks are held, because waiting for them takes time. */
export async function timeAfterLock(trx: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(trx);
  return new Date(rows[0]?.now ?? Number.NaN);
}
