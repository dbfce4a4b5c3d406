import { fromKysely, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import type { Database, Transaction } from './db.ts';
import { JobRuns } from './job-runs.ts';
import { readTraceparent, writeTraceparent } from './observability/trace-context.ts';
import { recordedTrace, traced } from './observability/tracing.ts';
import { queues } from './database/migrate-jobs.ts';

/** Work that a transaction enqueues, done soon after it commits. Sweeps do what a lost job leaves undone. */
interface JobData {
  /** There are mails in the outbox. */
  'send-mails': Record<string, never>;
  /** A game has reached its cutoff or its end. */
  'sweep-games': { gameId: string };
  /** A spot may have opened by itself: an offer expired, or the game was enlarged. */
  'open-spots': { gameId: string };
  /** An order for a spot has ended. */
  'order-ended': { orderId: string };
  /** An open order was superseded: its page at the provider is to be closed. */
  'checkout-superseded': { orderId: string };
  /** These games can now be found, or changed so that they fit other wishes. */
  'match-wishes': { gameIds: string[]; fromDemand?: boolean };
  /** An admin wants several games to be cancelled or moved. */
  'bulk-change': { id: string };
  /** An admin wants a newsletter to be sent. */
  'send-newsletters': Record<string, never>;
}
type JobName = keyof JobData & (typeof queues)[number];

interface EnqueueOptions {
  /** At most one job with a key waits. */
  key?: string;
  startAfter?: Date;
}

export interface Jobs {
  /** Enqueues a job as part of the caller's transaction. */
  enqueue<N extends JobName>(trx: Transaction, name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>;
  /** Every job may run twice, which its handler must allow for. */
  handle<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): void;
  /** Registers what a worker runs every minute, or more often, and whenever `runSweeps` is called. */
  sweep(name: string, sweep: Sweep, options?: { everySeconds: number }): void;
  /**
   * Registers a sweep that talks to other people's servers: it runs separately, once at a time, and holds up no other sweep.
   * @returns a function that runs it now, or once more after the current run
   */
  sweepApart(name: string, sweep: Sweep, options: { everySeconds: number }): () => Promise<void>;
  /** Runs all sweeps except the separate ones, one after another, in the order of registration. */
  runSweeps(): Promise<void>;
  /** Every sweep, in the order of registration, with how often it runs. */
  sweeps(): readonly { name: string; everySeconds: number }[];
  /**
   * Runs one sweep now, or once more after the current run. The sweep goes on even after the caller stops waiting.
   * @returns false if there is no sweep of that name
   */
  runNow(name: string): Promise<boolean>;
  /** How many jobs wait in each queue, and how many failed too often to be tried again. */
  queues(): Promise<{ name: string; waiting: number; failed: number }[]>;
  /** Starts processing the queues and sweeping. */
  work(): Promise<void>;
  /** Tells running work to end and waits for it briefly; a sweep that is cut off runs again. */
  stop(): Promise<void>;
}

/** Ends soon after the signal is aborted. */
type Sweep = (signal: AbortSignal) => Promise<void>;

/** How often sweeps run that have no interval of their own. */
const usualSeconds = 60;

interface RegisteredSweep {
  name: string;
  sweep: Sweep;
  /** Runs it by itself, once at a time. */
  run: () => Promise<void>;
  /** Whether it is left out when all sweeps run one after another. */
  isApart: boolean;
  /** Whether it has an interval of its own. */
  hasTimer: boolean;
  everySeconds: number;
}

/**
 * A worker is told once of all jobs that come while it works; taking one at a time, it would do one job of a backlog in each interval. Each job is
 * completed by itself, so that a failing one doesn't make others run again.
 */
const fetching = {
  pollingIntervalSeconds: 30,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const satisfies WorkOptions;

/** The field of a job's data with the trace in which it was enqueued. */
const traceKey = 'traceparent';
/** How long a job waits that arrives while work is held, in seconds. */
const heldSeconds = 60;

/** How long a stop, or a caller that asks for a run, waits for running work. */
const waitMs = 5000;

/**
 * Opens the queue for enqueueing; `work` starts the workers. It has a connection that listens, and a pool of its own. `onError` gets the
 * errors of sweeps and jobs.
 * @param isHeld whether sweeps and jobs wait now, as in maintenance; what is under way ends
 */
export async function openJobs(
  db: Database,
  url: string,
  onError: (what: string, error: unknown) => void,
  poolSize = 3,
  isHeld: () => boolean = () => false,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: poolSize,
    migrate: false,
    schedule: false,
    useListenNotify: true,
  });
  boss.on('error', (error) => onError('job queue', error));
  await boss.start();
  const handlers = new Map<JobName, (data: never) => Promise<void>>();
  const sweeps = new Map<string, RegisteredSweep>();
  const runs = new JobRuns();
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const under = new Set<Promise<void>>();

  const runSweep = async (name: string, sweep: Sweep) => {
    if (signal.aborted) return;
    if (isHeld()) return runs.wait(name);
    try {
      await traced({ name: `sweep ${name}`, kind: 'internal', parent: null }, () =>
        runs.watch(name, () => sweep(signal)),
      );
    } catch (error) {
      onError(`sweep ${name}`, error);
    }
  };
  const saveRuns = () => runs.save(db).catch((error: unknown) => onError('runs of jobs', error));
  const sweepOnce = async () => {
    for (const { name, sweep, isApart } of sweeps.values()) if (!isApart) await runSweep(name, sweep);
    await saveRuns();
  };
  const register = (name: string, sweep: Sweep, isApart: boolean, ownSeconds?: number) => {
    const run = onceAtATime(() => runSweep(name, sweep), under);
    const hasTimer = ownSeconds !== undefined;
    sweeps.set(name, { name, sweep, run, isApart, hasTimer, everySeconds: ownSeconds ?? usualSeconds });
    return run;
  };
  const runSweeps = onceAtATime(sweepOnce, under);

  return {
    async enqueue(trx, name, data, { key, startAfter } = {}) {
      const trace = recordedTrace();
      await boss.send(name, trace ? { ...data, [traceKey]: writeTraceparent(trace) } : data, {
        db: fromKysely(trx),
        ...(key && { singletonKey: key }),
        ...(startAfter && { startAfter }),
      });
    },
    handle: (name, handler) => void handlers.set(name, handler),
    sweep: (name, sweep, options) => void register(name, sweep, false, options?.everySeconds),
    sweepApart: (name, sweep, { everySeconds }) => register(name, sweep, true, everySeconds),
    runSweeps,
    sweeps: () => [...sweeps.values()].map(({ name, everySeconds }) => ({ name, everySeconds })),
    async runNow(name) {
      const found = sweeps.get(name);
      if (found === undefined) return false;
      await within(waitMs, found.run());
      await saveRuns();
      return true;
    },
    queues: () =>
      Promise.all(
        queues.map(async (name) => {
          const [stats] = await boss.getQueueStats(name, { force: true });
          return { name, waiting: stats?.readyCount ?? 0, failed: stats?.failedCount ?? 0 };
        }),
      ),
    async work() {
      for (const { name, everySeconds } of sweeps.values()) runs.begin(name, everySeconds);
      for (const name of handlers.keys()) runs.begin(name, null);
      for (const [name, handler] of handlers)
        await boss.work(name, fetching, async (jobs) => {
          const results: JobResult[] = [];
          for (const { id, data: sent } of jobs) {
            if (isHeld()) {
              await boss.send(name, sent as object, { startAfter: heldSeconds });
              results.push({ id, status: 'completed' });
              continue;
            }
            const { [traceKey]: trace, ...data } = sent as Record<string, unknown>;
            const job = { name: `job ${name}`, kind: 'consumer', parent: readTraceparent(trace) } as const;
            results.push(
              await traced(job, () => runs.watch(name, () => handler(data as never))).then(
                () => ({ id, status: 'completed' as const }),
                (error: unknown) => ({ id, status: 'failed' as const, output: { message: String(error) } }),
              ),
            );
          }
          return results;
        });
      timers.push(setInterval(() => void runSweeps(), usualSeconds * 1000));
      for (const { hasTimer, everySeconds, run } of sweeps.values())
        if (hasTimer) timers.push(setInterval(() => void run(), everySeconds * 1000));
      void runSweeps();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await within(waitMs, Promise.all(under));
      await boss.stop({ graceful: true, timeout: waitMs });
    },
  };
}

/** Runs `work` once at a time: calls during a run share the single run after it. `under` contains the runs that have not ended. */
function onceAtATime(work: () => Promise<void>, under: Set<Promise<void>>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = () => {
    const run: Promise<void> = work().finally(() => {
      under.delete(run);
      current = null;
    });
    under.add(run);
    return (current = run);
  };
  const afterThis = () => {
    next = null;
    return begin();
  };
  return () => {
    if (next !== null) return next;
    return current === null ? begin() : (next = current.then(afterThis));
  };
}

/** Waits for the promise, at most this long. */
async function within(ms: number, begun: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([begun, late.promise]);
  clearTimeout(timer);
}
