import { createHash } from 'node:crypto';
import { limitConcurrency } from '../load/limit-concurrency.ts';

interface Bounds {
  /** How many bytes of pictures are kept in memory; the least recently requested pictures are dropped first. */
  maxBytes: number;
  /** How many are drawn at a time; each takes a core. */
  atOnce: number;
  /** Beyond the queue, callers are told to come back. */
  maxQueued: number;
}

/** Caches drawn pictures; equal pictures requested at the same time are drawn once. */
export class PictureCache {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #drawing: ReturnType<typeof limitConcurrency>;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ maxBytes, atOnce, maxQueued }: Bounds) {
    this.#maxBytes = maxBytes;
    this.#drawing = limitConcurrency(atOnce, maxQueued);
  }

  /** Whether the picture is kept, or being drawn. */
  has(key: string): boolean {
    return this.#kept.has(key) || this.#underWay.has(key);
  }

  /** @throws Refused `unavailable` when too many wait already */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#kept.get(key);
    if (known) {
      this.#keep(key, known);
      return known;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const drawing = this.#drawing(draw).then((picture) => {
      this.#keep(key, picture);
      return picture;
    });
    this.#underWay.set(key, drawing);
    return drawing.finally(() => this.#underWay.delete(key));
  }

  #keep(key: string, picture: Buffer): void {
    if (this.#kept.delete(key)) this.#bytes -= picture.byteLength;
    this.#kept.set(key, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

/** Names a picture by its content: the same words give the same name. */
export function pictureName(words: object): string {
  return createHash('sha1').update(JSON.stringify(words)).digest('base64url');
}
