import { connect, type Socket } from 'node:net';

/** The status, head and body of an answer. */
export interface Answer {
  status: number;
  head: string;
  body: string;
}

/**
 * One kept connection with one request at a time, as a browser has. It understands only as much HTTP as these answers need, so that the load leaves
 * the machine to the server.
 */
export class KeptConnection {
  readonly #socket: Socket;
  #text = '';
  #waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | null = null;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    this.#socket.on('data', (chunk: Buffer | string) => this.#read(String(chunk)));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  /** @param request head and body, exactly as sent */
  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const head = this.#text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#text)?.[1];
    if (length === undefined) return this.#waiting?.reject(new Error(`an answer without a length: ${this.#text}`));
    const end = head + 4 + Number(length);
    if (this.#text.length < end) return;
    const answer = {
      status: Number(this.#text.slice(9, 12)),
      head: this.#text.slice(0, head),
      body: this.#text.slice(head + 4, end),
    };
    this.#text = this.#text.slice(end);
    this.#waiting?.resolve(answer);
  }
}
