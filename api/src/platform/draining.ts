import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What has been asked is answered within this, or cut off. */
const answerMs = 10_000;
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
  #begun = false;
  #changed: (() => void) | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
    // Before the framework's own listener, which answers.
    app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      if (this.#begun) response.setHeader('connection', 'close');
      this.#underWay.add(response);
      response.once('close', () => {
        this.#underWay.delete(response);
        this.#streams.delete(response);
        this.#changed?.();
      });
    });
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
    server.close(); // and the connections on which nobody waits for an answer
    await this.#until(() => this.#underWay.size === 0, answerMs);
    for (const end of this.#streams.values()) end();
    await this.#until(() => this.#streams.size === 0, goodbyeMs);
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
