import { createHash } from 'node:crypto';

interface Answer {
  bytes: Buffer;
  etag: string;
}

interface Entry {
  answer: Promise<Answer>;
  until: number;
}

/**
 * Answers that equal requests share for a short while. A request that arrives while the answer is being made waits for it,
 * so a rush costs one query. Bounded: those past their time are dropped at the next, the oldest beyond 1,000.
 */
export class SharedAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #forMs: number;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  get(key: string, make: () => Promise<unknown>): Promise<Answer> {
    const at = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > at) return known.answer;
    const answer = make().then(toAnswer);
    this.#entries.delete(key);
    this.#entries.set(key, { answer, until: at + this.#forMs });
    answer.catch(() => this.#entries.delete(key));
    // In order of age: what is past its time goes, so that a rush of unequal requests doesn't stay in memory.
    for (const [oldest, { until }] of this.#entries) {
      if (until > at && this.#entries.size <= 1000) break;
      this.#entries.delete(oldest);
    }
    return answer;
  }
}

function toAnswer(value: unknown): Answer {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
