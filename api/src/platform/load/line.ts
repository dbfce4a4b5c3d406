import type { LineLoad } from '@rondo/rules';
import { waitingFor } from '../processes/metrics.ts';

/** The weight of the latest one taken in the average time. */
const newest = 1 / 8;

interface Waiting {
  since: number;
  /** How many were already waiting. */
  ahead: number;
}

/** Counts requests that wait for the same thing, taken in order of arrival, and how fast they are taken. */
export class Line {
  readonly #waiting = new Set<Waiting>();
  readonly #gauge: ReturnType<typeof waitingFor.labels>;
  readonly #takenTogether: number;
  #msEach = 0;

  /**
   * @param name the line's name in its metric
   * @param takenTogether how many are taken in one go, which takes no longer than one alone
   */
  constructor(name: 'database' | 'standbys' | 'bookings', takenTogether = 1) {
    this.#gauge = waitingFor.labels(name);
    this.#takenTogether = takenTogether;
  }

  get load(): LineLoad {
    const [first] = this.#waiting;
    return {
      waiting: this.#waiting.size,
      msEach: this.#msEach,
      oldestMs: first === undefined ? 0 : performance.now() - first.since,
    };
  }

  /** Waits in the line until `turn` has come, or has failed. */
  async wait<T>(turn: Promise<T>): Promise<T> {
    const one: Waiting = { since: performance.now(), ahead: this.#waiting.size };
    this.#waiting.add(one);
    this.#gauge.inc();
    try {
      return await turn;
    } finally {
      this.#waiting.delete(one);
      this.#gauge.dec();
      const each = (performance.now() - one.since) / Math.max(one.ahead + 1, this.#takenTogether);
      this.#msEach += (each - this.#msEach) * newest;
    }
  }
}
