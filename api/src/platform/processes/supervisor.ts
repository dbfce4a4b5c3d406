import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '@rondo/rules';
import { hear, processVariables, type SaidByParent, type SaidByProcess } from './parent-process.ts';
import { StartError } from '../settings/start-error.ts';

/** The wait before a dead process is started again, doubled each time it dies within a minute. */
const againMs = { first: 250, most: 30_000 };
/** How long a process may take to end after its notice before it is killed. */
const endMs = 30_000;
/** How long to wait for a process's metrics. */
const metricsMs = 1000;

interface Options {
  /** The number of processes. */
  count: number;
  /** The program that each runs. */
  program: string;
  /** The connection string of the database that this process runs; null if it is the operator's own. */
  embeddedUrl: string | null;
  /** How long an ending process goes on accepting connections. */
  noticeMs: number;
  /** Resolves when all processes should end. */
  ended: Promise<void>;
  report: (words: string) => void;
}

/**
 * Runs several processes that share one listener, and restarts those that die (decisions/0052-several-processes.md). Returns when all have ended.
 * @throws StartError if one can't start at first; the process has said why
 */
export async function superviseProcesses(options: Options): Promise<void> {
  // Each process accepts by itself: a busy one leaves connections to the others, and no connection is lost on its way to one that dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: options.program, args: [] });
  const supervisor = new Supervisor(options);
  try {
    await Promise.race([supervisor.startAll(), options.ended]);
    await options.ended;
  } finally {
    await supervisor.endAll();
  }
}

class Supervisor {
  readonly #options: Options;
  /** The processes that serve. */
  readonly #ready = new Set<Worker>();
  readonly #ending = new AbortController();
  #collecting: Promise<object[][]> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The first prepares the database, so that the others find it done. */
  async startAll(): Promise<void> {
    const numbers = Array.from({ length: this.#options.count }, (_, index) => index + 1);
    await this.#startFirst(1);
    if (this.#ending.signal.aborted) return;
    await Promise.all(numbers.slice(1).map((number) => this.#startFirst(number)));
  }

  async endAll(): Promise<void> {
    this.#ending.abort();
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker || worker.isDead()) return;
        const gone = endOf(worker);
        worker.process.kill('SIGTERM');
        const late = setTimeout(() => worker.process.kill('SIGKILL'), this.#options.noticeMs + endMs);
        await gone;
        clearTimeout(late);
      }),
    );
  }

  async #startFirst(number: number): Promise<void> {
    const worker = this.#fork(number);
    if (await becomesReady(worker)) void this.#keepUp(number, worker);
    else if (!this.#ending.signal.aborted)
      throw new StartError(`Rondo did not start: process ${number} of ${this.#options.count} could not.`);
  }

  /** Starts a process again whenever it dies, until all are to end. */
  async #keepUp(number: number, first: Worker): Promise<void> {
    const { signal } = this.#ending;
    let worker = first;
    let again = againMs.first;
    for (;;) {
      const since = performance.now();
      if (!worker.isDead()) await endOf(worker);
      this.#ready.delete(worker);
      if (signal.aborted) return;
      const { exitCode, signalCode } = worker.process;
      this.#options.report(`Process ${number} ended (${signalCode ?? exitCode}) and is started again.`);
      const survivor = [...this.#ready].find((one) => one.isConnected());
      if (survivor) tell(survivor, { says: 'died' });
      again = performance.now() - since > minute ? againMs.first : Math.min(again * 2, againMs.most);
      await wait(again, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      worker = this.#fork(number);
    }
  }

  #fork(number: number): Worker {
    const { embeddedUrl } = this.#options;
    const worker = cluster.fork({
      [processVariables.number]: String(number),
      ...(embeddedUrl !== null && { [processVariables.embeddedUrl]: embeddedUrl }),
    });
    worker.on('message', (said: SaidByProcess) => {
      if ('says' in said) {
        if (said.says === 'ready') this.#ready.add(worker);
      } else void this.#allMetrics().then((metrics) => tell(worker, { says: 'metrics', metrics }));
    });
    return worker;
  }

  /** Collects once for all callers that ask at the same time. */
  #allMetrics(): Promise<object[][]> {
    this.#collecting ??= Promise.all([...this.#ready].map(metricsOf)).finally(() => {
      this.#collecting = null;
    });
    return this.#collecting;
  }
}

/** Waits for the worker's end; other events of it, such as a message that couldn't be sent, are ignored. */
function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.process.once('exit', () => resolve()));
}

/** @returns false if the worker ended instead */
function becomesReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.process.once('exit', () => resolve(false));
    worker.on('message', (said: SaidByProcess) => 'says' in said && said.says === 'ready' && resolve(true));
  });
}

/** A process that is stuck, or dies, has no metrics. */
async function metricsOf(worker: Worker): Promise<object[]> {
  const answer = hear<SaidByProcess>(worker, (said) => 'metrics' in said, metricsMs);
  tell(worker, { asks: 'metrics' });
  const said = await answer.catch(() => null);
  return said !== null && 'metrics' in said ? said.metrics : [];
}

/** A process that dies meanwhile isn't told; its end is handled where it is awaited. */
function tell(worker: Worker, what: SaidByParent): void {
  if (worker.isConnected()) worker.send(what, () => undefined);
}
