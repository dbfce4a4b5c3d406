import type { FastifyRequest } from 'fastify';

/** Receives the lines of the log, each as JSON. */
export interface LogLines {
  write(line: string): void;
}

/** How long lines wait to be written together, in ms: writing each by itself would take the processor from requests. */
const patienceMs = 100;
const mostWaiting = 64 * 1024;

/** Writes lines of one stream of the log, several at a time. */
export class LogWriter {
  readonly #to: LogLines;
  readonly #stream: string;
  #waiting = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(stream: string, to: LogLines = process.stdout) {
    this.#stream = stream;
    this.#to = to;
  }

  write(level: 'info' | 'warn', { id: request }: Pick<FastifyRequest, 'id'>, facts: Record<string, unknown>): void {
    const head = {
      level: level === 'info' ? 30 : 40,
      time: Date.now(),
      pid: process.pid,
      stream: this.#stream,
      request,
    };
    this.#waiting += `${JSON.stringify({ ...head, ...facts })}\n`;
    if (this.#waiting.length > mostWaiting) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), patienceMs).unref();
  }

  /** Writes the waiting lines, for example before the end. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting !== '') this.#to.write(this.#waiting);
    this.#waiting = '';
  }
}
