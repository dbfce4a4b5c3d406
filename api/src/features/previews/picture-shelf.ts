import { createHash } from 'node:crypto';
import { inTurn } from '../../platform/in-turn.ts';

/** Pictures kept in memory, in bytes: some 300 of them. The least recently asked for go first. */
const mostBytes = 48 * 1024 * 1024;

/** Drawn at one time: each takes a core. Who waits beyond the line is told to come back. */
const atOnce = 2;
const longestLine = 40;

/** Keeps what was drawn; equal pictures asked for at one time are drawn once. */
export class PictureShelf {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #drawing = inTurn(atOnce, longestLine);
  #bytes = 0;

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
      if (this.#bytes <= mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

/** Names a picture by what is on it: the same words, the same name. */
export function pictureName(words: object): string {
  return createHash('sha1').update(JSON.stringify(words)).digest('base64url');
}
