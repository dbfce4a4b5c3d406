import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { serverSentEvent } from '../../platform/event-streams.ts';

/** How often the unread are counted: a change is seen within 2 s. */
const everyMs = 1000;

interface Watched {
  event: string | null;
  watchers: Set<(event: string) => void>;
}

/**
 * Tells open pages how many unread notifications their reader has. Once a second one query counts those of all readers
 * that are here, as {@link LiveGames} asks for games: a NOTIFY of each notification would make commits wait for each other
 * (docs/decisions/live.md).
 */
export class LiveNotices {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #users = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Sends the count at once, and again after each change. @returns how to stop */
  watch(userId: string, send: (event: string) => void): () => void {
    const user = this.#users.get(userId) ?? { event: null, watchers: new Set() };
    this.#users.set(userId, user);
    user.watchers.add(send);
    if (user.event !== null) send(user.event);
    else if (user.watchers.size === 1) void this.#look();
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
    return () => {
      user.watchers.delete(send);
      if (user.watchers.size === 0 && this.#users.get(userId) === user) this.#users.delete(userId);
      if (this.#users.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (const { userId, unread, latest } of await countAll(this.#db, [...this.#users.keys()])) {
        const user = this.#users.get(userId);
        const event = serverSentEvent('unread', { unread, latest });
        if (!user || user.event === event) continue;
        user.event = event;
        for (const send of user.watchers) send(event);
      }
    } catch (error) {
      this.#onError(error); // the next look is a second away
    } finally {
      this.#looking = false;
    }
  }
}

async function countAll(
  db: Database,
  ids: string[],
): Promise<{ userId: string; unread: number; latest: string | null }[]> {
  const { rows } = await sql<{ userId: string; unread: number; latest: string | null }>`
    select u.id as "userId",
      (select count(*) from (
         select from notification n where n.user_id = u.id and n.status = 'unread' and n.in_app limit 100) few) as unread,
      (select n.id from notification n where n.user_id = u.id and n.in_app order by n.created_at desc limit 1) as latest
    from unnest(${ids}::uuid[]) as u(id)`.execute(db);
  return rows;
}
