import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, Transaction } from './db.ts';

/** Work that a transaction leaves behind, done soon after it commits. Sweeps find what a lost job leaves undone. */
interface JobData {
  /** There are mails in the outbox. */
  'send-mails': Record<string, never>;
  /** A game reaches its cutoff or its end. */
  'sweep-games': { gameId: string };
  /** A spot of a game may have opened by itself: an offer ran out, or the game was made larger. */
  'open-spots': { gameId: string };
  /** An order for a spot has come to its end. */
  'order-ended': { orderId: string };
}
type JobName = keyof JobData;

const queues: JobName[] = ['send-mails', 'sweep-games', 'open-spots', 'order-ended'];

interface EnqueueOptions {
  /** At most one waiting job a key. */
  key?: string;
  startAfter?: Date;
}

export interface Jobs {
  /** Puts a job in the queue as part of the caller's transaction. */
  enqueue<N extends JobName>(trx: Transaction, name: N, data: JobData[N], options?: EnqueueOptions): Promise<void>;
  /** Every job can run twice; the handler makes that harmless. */
  handle<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): void;
  /** Registers what runs every minute in a worker, or more often, and whenever `runSweeps` is called. */
  sweep(name: string, sweep: () => Promise<void>, options?: { everySeconds: number }): void;
  /** Runs all sweeps one after another, in the order they were registered. */
  runSweeps(): Promise<void>;
  /** Starts working off the queues and sweeping. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates or upgrades the queue's own tables; part of migrating. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of queues) await boss.createQueue(name, { notify: true, retryLimit: 5, retryBackoff: true });
  await boss.stop({ graceful: false });
}

/** Opens the queue for enqueueing; `work` starts the workers. `onError` hears of what sweeps and jobs threw. */
export async function openJobs(
  db: Database,
  url: string,
  onError: (what: string, error: unknown) => void,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, migrate: false, schedule: false, useListenNotify: true });
  boss.on('error', (error) => onError('job queue', error));
  await boss.start();
  const handlers = new Map<JobName, (data: never) => Promise<void>>();
  const sweeps = new Map<string, () => Promise<void>>();
  /** Sweeps that run more often than all of them. */
  const oftens = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();

  const runSweep = async (name: string) => {
    try {
      await sweeps.get(name)?.();
    } catch (error) {
      onError(`sweep ${name}`, error);
    }
  };
  const sweepOnce = async () => {
    for (const name of sweeps.keys()) await runSweep(name);
  };
  /** Those under way by themselves; one that takes longer than its turn is not run twice at a time. */
  const under = new Map<string, Promise<void>>();
  const runOften = async (name: string) => {
    if (under.has(name)) return;
    under.set(name, runSweep(name));
    await under.get(name);
    under.delete(name);
  };
  const runSweeps = () => (running = running.then(sweepOnce));

  return {
    async enqueue(trx, name, data, { key, startAfter } = {}) {
      await boss.send(name, data, {
        db: fromKysely(trx),
        ...(key && { singletonKey: key }),
        ...(startAfter && { startAfter }),
      });
    },
    handle: (name, handler) => void handlers.set(name, handler),
    sweep(name, sweep, options) {
      sweeps.set(name, sweep);
      if (options) oftens.set(name, options.everySeconds);
    },
    runSweeps,
    async work() {
      for (const [name, handler] of handlers)
        await boss.work(name, { pollingIntervalSeconds: 30 }, async (jobs) => {
          for (const job of jobs) await handler(job.data as never);
        });
      timers.push(setInterval(() => void runSweeps(), 60_000));
      for (const [name, seconds] of oftens) timers.push(setInterval(() => void runOften(name), seconds * 1000));
      void runSweeps();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([running, ...under.values()]);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
