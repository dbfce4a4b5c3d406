import { Worker } from 'node:worker_threads';
import type { PosterWords } from './lay-out-poster.ts';
import type { PreviewWords } from './preview-text.ts';

/** A link's preview, a picture for stories, or a recap's picture. */
export type Shape = 'preview' | 'story' | 'recap';

export type ToDraw = { id: number } & (
  | { shape: Shape; words: PreviewWords; photo: Uint8Array | null }
  | { shape: 'poster'; words: PosterWords }
);

export type Drawn = { id: number; picture: Uint8Array } | { id: number; error: string };

/** After drawing nothing for this long the worker ends, which frees 30 MB of fonts and layout. */
const idleMs = 60_000;

/**
 * Draws previews on a separate thread: laying out the text takes 160 ms the first time and 6 to 18 ms afterwards, during which nothing
 * else would be answered.
 */
export class PreviewDrawer {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();

  draw(words: PreviewWords, photo: Buffer | null, shape: Shape = 'preview'): Promise<Buffer> {
    return this.#ask((id) => ({ id, shape, words, photo }));
  }

  drawPoster(words: PosterWords): Promise<Buffer> {
    return this.#ask((id) => ({ id, shape: 'poster', words }));
  }

  #ask(asked: (id: number) => ToDraw): Promise<Buffer> {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#idle);
    const id = (this.#count += 1);
    const drawing = Promise.withResolvers<Buffer>();
    this.#waiting.set(id, drawing);
    worker.postMessage(asked(id), []);
    return drawing.promise;
  }

  /** Ends the thread; the next picture starts another. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (drawn: Drawn) => this.#drawn(drawn));
    worker.on('error', (error: Error) => this.#lost(worker, error));
    worker.on('exit', () => this.#lost(worker, new Error('the thread that draws has ended')));
    return worker;
  }

  #drawn(drawn: Drawn): void {
    const drawing = this.#waiting.get(drawn.id);
    this.#waiting.delete(drawn.id);
    if ('error' in drawn) drawing?.reject(new Error(drawn.error));
    else drawing?.resolve(Buffer.from(drawn.picture));
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), idleMs).unref();
  }

  #lost(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const drawing of this.#waiting.values()) drawing.reject(error);
    this.#waiting.clear();
  }
}
