import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';

/** How often games are asked whether they changed: a change is seen within 2 s (performance.md). */
const everyMs = 1000;

/** A game as an event, for those who may see the players and for those who may not. */
export interface LiveFrames {
  players: string;
  visitors: string;
}

interface Watcher {
  seesPlayers: boolean;
  send: (event: string) => void;
}

interface Watched {
  version: string | null;
  frames: LiveFrames | null;
  watchers: Set<Watcher>;
}

/**
 * Tells open pages what becomes of their games. Once a second one query asks for the versions of all games that are being
 * watched, however many watch; what changed is read and written as an event once, and sent to everyone. No notification from
 * the database: a NOTIFY makes commits wait for each other, and a process must see what others did (docs/decisions/live.md).
 */
export class LiveGames {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #read: (gameId: string) => Promise<LiveFrames | null>;
  readonly #onError: (error: unknown) => void;
  readonly #games = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  /** @param read makes the events of one game; null when there is no such game */
  constructor(
    { db, clock }: { db: Database; clock: Clock },
    read: (gameId: string) => Promise<LiveFrames | null>,
    onError: (error: unknown) => void,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#read = read;
    this.#onError = onError;
  }

  /** Sends a game at once, and again after each change; nothing for a game that doesn't exist. @returns how to stop */
  watch(gameId: string, seesPlayers: boolean, send: (event: string) => void): () => void {
    const watcher: Watcher = { seesPlayers, send };
    const game = this.#games.get(gameId) ?? { version: null, frames: null, watchers: new Set() };
    this.#games.set(gameId, game);
    game.watchers.add(watcher);
    if (game.frames) send(frameFor(watcher, game.frames));
    else if (game.watchers.size === 1) void this.#look();
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
    return () => {
      game.watchers.delete(watcher);
      if (game.watchers.size === 0 && this.#games.get(gameId) === game) this.#games.delete(gameId);
      if (this.#games.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const versions = await findVersions(this.#db, [...this.#games.keys()], this.#clock.now());
      for (const { id, version } of versions) {
        const game = this.#games.get(id);
        if (!game || game.version === version) continue;
        const frames = await this.#read(id);
        if (!frames) continue;
        Object.assign(game, { version, frames });
        for (const watcher of game.watchers) watcher.send(frameFor(watcher, frames));
      }
    } catch (error) {
      this.#onError(error); // the next look is a second away
    } finally {
      this.#looking = false;
    }
  }
}

function frameFor({ seesPlayers }: Watcher, frames: LiveFrames): string {
  return seesPlayers ? frames.players : frames.visitors;
}

/**
 * What tells one state of a game from the next: its row's own version, which each join and leave renews through the count
 * of players, then its queue and its holds, which may also just expire.
 */
async function findVersions(db: Database, ids: string[], now: Date): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version: string }>`
    select g.id, concat_ws('.', g.xmin,
      (select count(*) || '-' || coalesce(max(w.id), 0) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'),
      (select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > ${now})) as version
    from game g where g.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
