import { randomUUID } from 'node:crypto';
import { mollieReport } from '../../../api/test/fake-mollie.ts';
import type { Booked, FakeProvider } from '../../../api/test/fake-provider.ts';
import { type Joiner, makeJoiners } from '../world.ts';

/** After this time an admin has to confirm their identity again. */
const freshMs = 4 * 60_000;

interface Answer {
  status: number;
  text: string;
}

/** What people and admins do over HTTP, at the first process that answers, as if through the proxy. */
export class Visitors {
  readonly #url: string;
  readonly #ports: readonly number[];
  readonly #mollie: FakeProvider;
  #member: Promise<Joiner> | null = null;
  #admin: { who: Promise<Joiner>; since: number } | null = null;

  constructor(databaseUrl: string, ports: readonly number[], mollie: FakeProvider) {
    [this.#url, this.#ports, this.#mollie] = [databaseUrl, ports, mollie];
  }

  /**
   * Asks as an admin who has just logged in.
   * @throws Error if it is refused
   */
  async asAdmin<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
    if (this.#admin === null || performance.now() - this.#admin.since > freshMs)
      this.#admin = {
        who: makeJoiners(this.#url, 1, 1, 'admin').then(([one]) => mustBeThere(one, 'admin')),
        since: performance.now(),
      };
    const { status, text } = await this.#ask(method, `/api/admin${path}`, await this.#admin.who, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Data;
  }

  /** Runs a sweep on each serving process, as *Run now* does; its errors are noted in the process's jobs, not thrown here. */
  async sweep(name: string): Promise<void> {
    await this.asAdmin('GET', '/jobs');
    const admin = await this.#admin?.who;
    await Promise.all(
      this.#ports.map((port) =>
        this.#ask('POST', `/api/admin/jobs/${encodeURIComponent(name)}/run`, admin, {}, [port]).catch(() => undefined),
      ),
    );
  }

  /** Starts top-ups of five euros, each by another player. @returns them in the provider's books */
  async topUp(count: number): Promise<Booked[]> {
    const players = await makeJoiners(this.#url, count, 1);
    const booked: Booked[] = [];
    for (const player of players) {
      const { text } = await this.#ask('POST', '/api/payments/topUp', player, { amount: 5, method: 'ideal' });
      const { orderId } = JSON.parse(text) as { orderId?: string };
      const found = [...this.#mollie.books.values()].find((one) => one.orderId === orderId);
      booked.push(mustBeThere(found, `top-up: ${text}`));
    }
    return booked;
  }

  /** Looks at something as a member. @returns the status; 0 without an answer */
  async look(path: string): Promise<number> {
    this.#member ??= makeJoiners(this.#url, 1, 1).then(([one]) => mustBeThere(one, 'member'));
    const asked = this.#ask('GET', path, await this.#member);
    return asked.then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** A process that is being restarted doesn't answer, but the other does. */
  async #ask(method: string, path: string, who?: Joiner, body?: object, ports = this.#ports): Promise<Answer> {
    const [port, ...others] = ports;
    const asked = {
      method,
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.7',
        'idempotency-key': randomUUID(),
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    };
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, asked);
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      if (others.length === 0) throw error;
      return this.#ask(method, path, who, body, others);
    }
  }
}

/** What curl needs to send the provider's report of a payment. */
export function reportOf({ reference }: Booked): string[] {
  return ['--data', mollieReport(reference).body];
}

export function mustBeThere<T>(one: T | undefined | null, what: string): T {
  if (one === undefined || one === null) throw new Error(`missing: ${what}`);
  return one;
}
