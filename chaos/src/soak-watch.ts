import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { checkInvariants } from './invariants.ts';
import type { Answered } from './paced-load.ts';
import { readMetrics } from './production.ts';
import { query } from './world.ts';

/** The measurements of one second; sizes in MB, times in ms. */
export interface Second {
  at: number;
  residentMb: number;
  heapMb: number;
  lagP99Ms: number;
  waitingForDatabase: number;
  waitingForBookings: number;
  openStreams: number;
  shed: number;
  /** The machine's load average over a minute. */
  machine: number;
}

/** The ms of the answered requests. */
export interface Queues {
  at: number;
  mails: number;
  jobs: number;
  notices: number;
  openOrders: number;
}

interface Kind {
  statuses: Map<string, number>;
  /** ms of those that were answered. */
  took: number[];
}

/** Watches a server from outside until it is stopped. */
export class SoakWatch {
  readonly seconds: Second[] = [];
  readonly queues: Queues[] = [];
  readonly kinds = new Map<string, Kind>();
  /** The number of broken invariants, for each time they were checked. */
  readonly broken: number[] = [];
  /** Answers with an error other than 503 with a time to come back, or without any answer. */
  odd = 0;
  readonly oddOnes: string[] = [];
  readonly #port: number;
  readonly #url: string;
  readonly #state = { running: true };
  readonly #watching: Promise<unknown>[];

  constructor(port: number, url: string) {
    this.#port = port;
    this.#url = url;
    const started = performance.now();
    const every = async (ms: number, look: (at: number) => Promise<void>) => {
      for (let n = 1; this.#state.running; n += 1) {
        await wait(Math.max(0, started + n * ms - performance.now()));
        await look((performance.now() - started) / 1000);
      }
    };
    this.#watching = [
      every(1000, (at) => this.#lookAtProcess(at)),
      every(5000, (at) => this.#lookAtQueues(at)),
      every(60_000, async () => {
        this.broken.push((await checkInvariants(url)).length);
      }),
    ];
  }

  hear({ kind, status, ms, head, body }: Answered): void {
    const of: Kind = this.kinds.get(kind) ?? { statuses: new Map(), took: [] };
    this.kinds.set(kind, of);
    const code = status >= 400 ? /"code":"(\w+)"/.exec(body)?.[1] : undefined;
    const name = `${status}${code === undefined ? '' : ` ${code}`}`;
    of.statuses.set(name, (of.statuses.get(name) ?? 0) + 1);
    if (status !== 503) of.took.push(ms);
    if (status !== 0 && (status < 500 || (status === 503 && /\r\nretry-after: \d/i.test(head)))) return;
    this.odd += 1;
    if (this.oddOnes.length < 10) this.oddOnes.push(`${kind}: ${name}`);
  }

  async stop(): Promise<void> {
    this.#state.running = false;
    await Promise.all(this.#watching);
  }

  async #lookAtProcess(at: number): Promise<void> {
    const metrics = await readMetrics(this.#port).catch(() => null);
    if (metrics === null) return;
    const of = (name: string) => metrics.get(name) ?? 0;
    const load = await readFile('/proc/loadavg', 'utf8');
    const shed = [...metrics].filter(([name]) => name.startsWith('rondo_requests_shed_total'));
    this.seconds.push({
      at,
      residentMb: of('process_resident_memory_bytes') / 2 ** 20,
      heapMb: of('nodejs_heap_size_used_bytes') / 2 ** 20,
      lagP99Ms: of('nodejs_eventloop_lag_p99_seconds') * 1000,
      waitingForDatabase: of('rondo_waiting{line="database"}'),
      waitingForBookings: of('rondo_waiting{line="bookings"}'),
      openStreams: of('rondo_event_streams_open'),
      shed: shed.reduce((sum, [, count]) => sum + count, 0),
      machine: Number(load.split(' ')[0]),
    });
  }

  async #lookAtQueues(at: number): Promise<void> {
    const [row] = await query<Omit<Queues, 'at'>>(
      this.#url,
      `select (select count(*)::int from mail where sent_at is null and digest_id is null and failed_at is null and not waits) as mails,
        (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after <= now()) as jobs,
        (select count(*)::int from notification where delivered_at is null) as notices,
        (select count(*)::int from payment_order where status = 'created' and provider_reference is not null) as "openOrders"`,
    );
    if (row) this.queues.push({ at, ...row });
  }
}
