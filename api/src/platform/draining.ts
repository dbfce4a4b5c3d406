import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';

/** What has been asked is answered within this, or cut off. */
const answerMs = 10_000;
/** Who has connected and not asked yet, as browsers do ahead of time, is waited for so long. */
const askMs = 1000;
/** Pages with live updates are told to come back; one that doesn't read is cut off. */
const goodbyeMs = 1000;

/**
 * Ends a server without cutting off anybody: `/readyz` says so first, and everything asked meanwhile is answered with
 * `connection: close`; then nobody new is let in, what is under way is finished, and event streams end last.
 */
export class Draining {
  readonly #app: FastifyInstance;
  /** Requests under way, but those that became streams. */
  readonly #underWay = new Set<ServerResponse>();
  readonly #streams = new Map<ServerResponse, () => void>();
  /** Connections on which nothing has been asked yet. */
  readonly #fresh = new Set<Socket>();
  #connections = 0;
  #begun = false;
  #changed: (() => void) | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
    // Before the framework's own listener, which answers.
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

  /** An answer that goes on until somebody ends it. */
  goesOn(response: ServerResponse, end: () => void): void {
    this.#underWay.delete(response);
    this.#streams.set(response, end);
    this.#changed?.();
  }

  /** @param noticeMs how long `/readyz` refuses before nobody new is let in: until whoever sends people here has seen it */
  async drain(noticeMs: number): Promise<void> {
    const { server } = this.#app;
    if (this.#begun || !server.listening) return;
    this.#begun = true;
    for (const response of this.#underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await wait(noticeMs);
    await this.#lettingIn();
    server.close(); // and the connections on which nobody waits for an answer
    await this.#until(() => this.#fresh.size === 0, askMs);
    await this.#until(() => this.#underWay.size === 0, answerMs);
    for (const end of this.#streams.values()) end();
    await this.#until(() => this.#streams.size === 0, goodbyeMs);
  }

  /** Takes in who stands at the door: the system would cut them off when nobody listens any more. */
  async #lettingIn(): Promise<void> {
    for (let before = -1; before !== this.#connections;) {
      before = this.#connections;
      // Two turns of the event loop: connections are taken in between.
      await immediate();
      await immediate();
    }
  }

  /** Waits until it holds, and at most so long. */
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
