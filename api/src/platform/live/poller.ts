/** The polling interval: a change is seen within 2 s (decisions/0006-live.md). */
const everyMs = 1000;

interface Watched<News> {
  /** The last news sent; null before the first. */
  news: News | null;
  tells: Set<(news: News) => void>;
}

/** Everything that is being watched, by its key. */
export type AllWatched<Key, News> = ReadonlyMap<Key, { readonly news: News | null }>;

/**
 * Tells watchers about changes. Once a second it asks about everything that is watched, in one query however many watchers there are; without
 * watchers it doesn't ask, and it waits for each answer before asking again (decisions/0006-live.md).
 */
export class Poller<Key, News> {
  readonly #ask: (watched: AllWatched<Key, News>) => AsyncIterable<[Key, News]>;
  readonly #onError: (error: unknown) => void;
  readonly #asksAtOnce: boolean;
  readonly #watched = new Map<Key, Watched<News>>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /**
   * @param ask returns only news about the watched keys; a failure is retried a second later
   * @param asksAtOnce whether a first watcher gets the present state without waiting for the next second
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

  /**
   * Passes on the known state at once, and then all news.
   * @returns a function that stops it
   */
  watch(key: Key, tell: (news: News) => void): () => void {
    const thing = this.#watched.get(key) ?? { news: null, tells: new Set() };
    this.#watched.set(key, thing);
    // A separate function, so that a caller who watches twice can stop each.
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
