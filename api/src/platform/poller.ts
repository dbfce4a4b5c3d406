/** How often is asked: a change is seen within 2 s (performance.md). */
const everyMs = 1000;

interface Watched<News> {
  /** What was told last; null before the first. */
  news: News | null;
  tells: Set<(news: News) => void>;
}

/** What is being watched, by its key. */
export type AllWatched<Key, News> = ReadonlyMap<Key, { readonly news: News | null }>;

/**
 * Tells watchers what becomes of things. Once a second it asks about all that are being watched, in one question however many
 * watch; with nobody watching it asks nothing, and no question begins before the last is answered (docs/decisions/live.md).
 */
export class Poller<Key, News> {
  readonly #ask: (watched: AllWatched<Key, News>) => AsyncIterable<[Key, News]>;
  readonly #onError: (error: unknown) => void;
  readonly #asksAtOnce: boolean;
  readonly #watched = new Map<Key, Watched<News>>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /**
   * @param ask gives what is new about what is watched, and only that; what fails is asked again a second later
   * @param asksAtOnce whether the first watcher of a thing is told how it is without waiting for the second to pass
   */
  constructor(
    ask: (watched: AllWatched<Key, News>) => AsyncIterable<[Key, News]>,
    onError: (error: unknown) => void,
    { asksAtOnce = true }: { asksAtOnce?: boolean } = {},
  ) {
    this.#ask = ask;
    this.#onError = onError;
    this.#asksAtOnce = asksAtOnce;
  }

  /** Tells at once what is known, and again whenever there is news. @returns how to stop */
  watch(key: Key, tell: (news: News) => void): () => void {
    const thing = this.#watched.get(key) ?? { news: null, tells: new Set() };
    this.#watched.set(key, thing);
    // A function of its own, so that whoever watches twice stops once for each.
    const told = (news: News) => tell(news);
    thing.tells.add(told);
    if (thing.news !== null) tell(thing.news);
    else if (this.#asksAtOnce && thing.tells.size === 1) void this.#look();
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
    return () => {
      thing.tells.delete(told);
      if (thing.tells.size === 0 && this.#watched.get(key) === thing) this.#watched.delete(key);
      if (this.#watched.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for await (const [key, news] of this.#ask(this.#watched)) {
        const thing = this.#watched.get(key);
        if (!thing) continue;
        thing.news = news;
        for (const tell of thing.tells) tell(news);
      }
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#isAsking = false;
    }
  }
}
