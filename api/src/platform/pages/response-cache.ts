import { type LogPosition, reaches } from '@rondo/rules';
import { following, noteRead, wantedPosition } from '../standbys/followed-reads.ts';

/** The parts of an answer that count towards its size. */
interface Answer {
  readonly bytes: Buffer;
}

interface Entry<T> {
  making: Promise<{ result: T; readAt: LogPosition | null }>;
  until: number;
  /** The size of its answer, once it is made. */
  bytes: number;
  /** The position in the log up to which all of its data was read; null: unknown. */
  readAt: LogPosition | null;
}

/** The most answers, whether stored or being made, and the most bytes of those that are made. */
const maxEntries = 1000;
const maxBytes = 8 * 1024 * 1024;
/** For how long no answer may be older than an earlier one, in ms: no standby in use is further behind. */
const inOrderMs = 5000;

/**
 * Answers that equal requests share briefly. A request that arrives while the answer is being made waits for it, so that a rush costs one query.
 * Their number and bytes are limited, and the oldest are dropped first; nothing is kept past its time.
 */
export class ResponseCache<T extends Answer> {
  readonly #entries = new Map<string, Entry<T>>();
  /** How fresh the data of evicted answers was. */
  readonly #before = new Map<string, { readAt: LogPosition; until: number }>();
  readonly #forMs: number;
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#entries.size, bytes: this.#bytes };
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    return known === undefined || known.until <= performance.now()
      ? this.#make(key, make)
      : this.#share(key, make, known);
  }

  /** A reader who wrote something since the answer was read gets a newer answer, and so do later readers. */
  async #share(key: string, make: () => Promise<T>, known: Entry<T>): Promise<T> {
    const { result, readAt } = await known.making;
    if (!reaches(readAt, wantedPosition()))
      return this.#entries.get(key) === known ? this.#make(key, make) : this.get(key, make);
    if (readAt !== null) noteRead(readAt);
    return result;
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    const at = performance.now();
    this.#drop(key);
    const making = following(this.#before.get(key)?.readAt ?? null, make);
    const entry: Entry<T> = { making, until: at + this.#forMs, bytes: 0, readAt: null };
    this.#entries.set(key, entry);
    this.#tidy(at);
    try {
      const { result, readAt } = await making;
      entry.readAt = readAt;
      this.#made(key, entry, result.bytes.byteLength);
      return result;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key);
      throw error;
    }
  }

  #made(key: string, entry: Entry<T>, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    this.#tidy(performance.now());
  }

  /** Drops expired answers, and the oldest if there are too many; schedules itself for the rest. */
  #tidy(at: number): void {
    for (const [key, { until }] of this.#entries) {
      if (until > at && this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#drop(key);
    }
    for (const [key, { until }] of this.#before) {
      if (until > at && this.#before.size <= maxEntries) break;
      this.#before.delete(key);
    }
    if (this.#timer !== undefined || this.#entries.size + this.#before.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tidy(performance.now());
    }, this.#forMs).unref();
  }

  #drop(key: string): void {
    const { bytes = 0, readAt = null } = this.#entries.get(key) ?? {};
    this.#bytes -= bytes;
    this.#entries.delete(key);
    if (readAt === null) return;
    this.#before.delete(key); // to the end
    this.#before.set(key, { readAt, until: performance.now() + inOrderMs });
  }
}
