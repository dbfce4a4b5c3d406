import { request, type ClientRequest } from 'node:http';

/** One open page: a connection of its own, which counts the events it got. */
export class LivePage {
  #events = 0;
  #waiting: (() => void)[] = [];
  readonly #request: ClientRequest;

  constructor(origin: string, gameId: string) {
    this.#request = request(`${origin}/api/live?matches=${gameId}`, { agent: false }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        this.#events += text.split('event: match').length - 1;
        for (const tell of this.#waiting.splice(0)) tell();
      });
    });
    this.#request.on('error', () => undefined);
    this.#request.end();
  }

  get events(): number {
    return this.#events;
  }

  /** Waits until more than `count` events have come. */
  async told(count: number): Promise<void> {
    while (this.#events <= count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#request.destroy();
  }
}
