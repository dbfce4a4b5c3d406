import { connect, type Socket } from 'node:net';

/** Pages that stay open with live updates, and reopen their stream when it ends, as browsers do. */
export class LivePages {
  readonly #port: number;
  readonly #pages = new Set<Socket>();
  #wanted = 0;
  readonly #gameOf: (n: number) => string;
  #opened = 0;
  /** How often a page was told of its game, and how many streams were refused. */
  told = 0;
  refused = 0;

  constructor(port: number, gameOf: (n: number) => string) {
    this.#port = port;
    this.#gameOf = gameOf;
  }

  get open(): number {
    return this.#pages.size;
  }

  /** Keeps this many pages open from now on. */
  keep(count: number): void {
    this.#wanted = count;
    for (const page of this.#pages) {
      if (this.#pages.size <= count) break;
      this.#pages.delete(page);
      page.destroy();
    }
    while (this.#pages.size < count) this.#open();
  }

  /** Some pages close, and others open. */
  change(count: number): void {
    for (const page of [...this.#pages].slice(0, count)) page.destroy();
  }

  #open(): void {
    const n = this.#opened++;
    const page = connect(this.#port, '127.0.0.1');
    this.#pages.add(page);
    page.write(
      `GET /api/live?matches=${this.#gameOf(n)} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: 10.9.${n % 200}.1\r\n\r\n`,
    );
    page.setEncoding('latin1').on('error', () => undefined);
    page.on('data', (text: Buffer | string) => {
      if (String(text).startsWith('HTTP/1.1 503')) {
        this.refused += 1;
        page.destroy();
      } else this.told += String(text).split('event: match').length - 1;
    });
    page.on('end', () => page.destroy());
    page.on('close', () => {
      this.#pages.delete(page);
      setTimeout(() => this.#pages.size < this.#wanted && this.#open(), 500 + Math.random() * 3000);
    });
  }
}
