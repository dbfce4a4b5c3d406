import { sql } from 'kysely';
import type { Database } from './db.ts';

/** How often it is asked whether sessions with an open stream still are. */
const everyMs = 1000;

/**
 * Ends the streams of sessions that end: by logging out, from another device, with the account, or by time. Once a second one
 * query asks for all of them; with nobody logged in and watching nothing is asked (docs/decisions/live.md).
 */
export class LiveSessions {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #ends = new Map<number, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Calls `end` once the session has ended. @returns how to stop */
  watch(sessionId: number, end: () => void): () => void {
    const ends = this.#ends.get(sessionId) ?? new Set();
    this.#ends.set(sessionId, ends);
    ends.add(end);
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#ends.get(sessionId) === ends) this.#ends.delete(sessionId);
      if (this.#ends.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const { rows } = await sql<{ id: number }>`
        select u.id from unnest(${[...this.#ends.keys()]}::bigint[]) as u(id)
        where not exists (select from session s where s.id = u.id and s.expires_at > now())`.execute(this.#db);
      for (const { id } of rows) for (const end of this.#ends.get(id) ?? []) end();
    } catch (error) {
      this.#onError(error); // the next look is a second away
    } finally {
      this.#looking = false;
    }
  }
}
