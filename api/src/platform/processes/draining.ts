import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';

/** How long requests under way may take before they are cut off. */
const answerMs = 10_000;
/** How long to wait for the first request of a new connection, because browsers connect ahead of time. */
const askMs = 1000;
/** How long pages with live updates have to read that they should reconnect, before they are cut off. */
const goodbyeMs = 1000;

/**
 * Stops a server without cutting anybody off. `/readyz` refuses first, and everything requested meanwhile is answered with `connection:
 * close`; then no new connections are accepted, requests under way finish, and event streams end last.
 */
export class Draining {
  readonly #app: FastifyInstance;
  /** Requests under way, except those that became streams. */
  readonly #underWay = new Set<ServerResponse>();
  readonly #streams = new Map<ServerResponse, () => void>();
  /** Connections without a request so far. */
  readonly #fresh = new Set<Socket>();
  #connections = 0;
  #begun = false;
  #changed: (() => void) | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
    // Added before the framework's own listener, which answers.
    app.server.on('connection', (socket: Socket) => {
      this.#connections += 1;
      this.#fresh.add(socket);
      socket.once('close', () => this.#asked(socket));
    });
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#asked(request.socket);
      if (this.#begun) response.setHeader('connection', 'close');
      this.#underWay.add(response);
      response.once('close', () => {
        this.#underWay.delete(response);
        this.#streams.delete(response);
        this.#changed?.();
      });
    });
  }

  #asked(socket: Socket): void {
    if (this.#fresh.delete(socket)) this.#changed?.();
  }

  get begun(): boolean {
    return this.#begun;
  }

  /** Registers an answer that continues until it is ended. */
  goesOn(response: ServerResponse, end: () => void): void {
    this.#underWay.delete(response);
    this.#streams.set(response, end);
    this.#changed?.();
  }

  /** @param noticeMs how long `/readyz` refuses before no new connections are accepted, so that load balancers notice */
  async drain(noticeMs: number): Promise<void> {
    const { server } = this.#app;
    if (this.#begun || !server.listening) return;
    this.#begun = true;
    for (const response of this.#underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await wait(noticeMs);
    await this.#lettingIn();
    server.close(); // and idle connections with it
    await this.#until(() => this.#fresh.size === 0, askMs);
    await this.#until(() => this.#underWay.size === 0, answerMs);
    for (const end of this.#streams.values()) end();
    await this.#until(() => this.#streams.size === 0, goodbyeMs);
  }

  /** Accepts the connections in the backlog, which the system would reset once nobody listens. */
  async #lettingIn(): Promise<void> {
    for (let before = -1; before !== this.#connections;) {
      before = this.#connections;
      // Two turns of the event loop, between which connections are accepted.
      await immediate();
      await immediate();
    }
  }

  /** Waits until a condition holds, at most this long. */
  async #until(holds: () => boolean, ms: number): Promise<void> {
    const done = Promise.withResolvers<void>();
    const timer = setTimeout(done.resolve, ms);
    this.#changed = () => holds() && done.resolve();
    this.#changed();
    await done.promise;
    this.#changed = null;
    clearTimeout(timer);
  }
}
