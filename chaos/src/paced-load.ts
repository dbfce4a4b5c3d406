import { type Answer, KeptConnection } from './kept-connection.ts';

/** The answer, or none, to a request of a paced load. */
export interface Answered {
  kind: string;
  /** 0: the connection failed before an answer. */
  status: number;
  /** The time from when it was due until it was answered. */
  ms: number;
  head: string;
  body: string;
}

/** A request in the form in which it is sent. */
export interface Ask {
  kind: string;
  request: string;
}

const tickMs = 10;
/** The server ends a connection that is idle for over a minute; a request sent at that moment would get no answer. */
const idleMostMs = 30_000;

/** Clients who come at a fixed rate, even if earlier ones aren't answered yet, as people do. Each takes a free kept connection, or opens one. */
export class PacedLoad {
  readonly #port: number;
  readonly #hear: (answered: Answered) => void;
  readonly #free: { connection: KeptConnection; since: number }[] = [];
  #underWay = 0;

  constructor(port: number, hear: (answered: Answered) => void) {
    this.#port = port;
    this.#hear = hear;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Opens connections ahead, as a proxy keeps them: node accepts one in each turn of its event loop, so a rush of new ones would wait for itself. */
  open(count: number): void {
    while (this.#free.length < count) this.#put(new KeptConnection(this.#port));
  }

  /**
   * Makes `perSecond` requests a second.
   * @returns a function that stops it
   */
  pace(perSecond: number, next: () => Ask): () => void {
    const started = performance.now();
    let asked = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - started) * perSecond) / 1000;
      for (; asked < due; asked += 1) void this.ask(next(), started + (asked * 1000) / perSecond);
    }, tickMs);
    return () => clearInterval(timer);
  }

  async ask({ kind, request }: Ask, due = performance.now()): Promise<Answer | null> {
    const connection = this.#take();
    this.#underWay += 1;
    const answer = await connection.ask(request).catch(() => null);
    this.#underWay -= 1;
    if (answer === null || /\r\nconnection: close/i.test(answer.head)) connection.close();
    else this.#put(connection);
    const { status = 0, head = '', body = '' } = answer ?? {};
    this.#hear({ kind, status, ms: performance.now() - due, head, body });
    return answer;
  }

  close(): void {
    for (const { connection } of this.#free.splice(0)) connection.close();
  }

  #put(connection: KeptConnection): void {
    this.#free.push({ connection, since: performance.now() });
  }

  #take(): KeptConnection {
    for (let one = this.#free.pop(); one !== undefined; one = this.#free.pop()) {
      if (!one.connection.isClosed && performance.now() - one.since < idleMostMs) return one.connection;
      one.connection.close();
    }
    return new KeptConnection(this.#port);
  }
}

/** A request by the token's owner, from a network address that a proxy names. Without a body it is a GET. */
export function apiRequest(
  path: string,
  {
    token,
    body = null,
    key,
    from,
  }: { token?: string | undefined; body?: object | null; key?: string; from?: string } = {},
): string {
  const text = body === null ? '' : JSON.stringify(body);
  const lines = [
    `${body === null ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: */*',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(from === undefined ? [] : [`x-forwarded-for: ${from}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
