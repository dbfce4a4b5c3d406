/** The parts of an answer that count towards its size. */
interface Answer {
  readonly bytes: Buffer;
}

interface Entry<T> {
  answer: Promise<T>;
  until: number;
  /** The size of its answer, once it is made. */
  bytes: number;
}

/** The most answers, whether stored or being made, and the most bytes of those that are made. */
const maxEntries = 1000;
const maxBytes = 8 * 1024 * 1024;

/**
 * Answers that equal requests share briefly. A request that arrives while the answer is being made waits for it, so that a rush costs one
 * query. Bounded in number and bytes, with the oldest dropped first; nothing is kept past its time.
 */
export class ResponseCache<T extends Answer> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #forMs: number;
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  /** What is stored now. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#entries.size, bytes: this.#bytes };
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const at = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > at) return known.answer;
    const answer = make();
    this.#drop(key);
    const entry: Entry<T> = { answer, until: at + this.#forMs, bytes: 0 };
    this.#entries.set(key, entry);
    answer.then(
      ({ bytes }) => this.#made(key, entry, bytes.byteLength),
      () => this.#entries.get(key) === entry && this.#drop(key),
    );
    this.#tidy(at);
    return answer;
  }

  #made(key: string, entry: Entry<T>, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    this.#tidy(performance.now());
  }

  /** Drops what has expired, and the oldest if there is too much; schedules itself for the rest. */
  #tidy(at: number): void {
    for (const [key, { until }] of this.#entries) {
      if (until > at && this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#drop(key);
    }
    if (this.#timer !== undefined || this.#entries.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tidy(performance.now());
    }, this.#forMs).unref();
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
