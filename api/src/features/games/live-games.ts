import type { Sight } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { Poller } from '../../platform/poller.ts';

/** A game as an event, for everyone who may see it: as much of its people as they may. */
type LiveFrames = Record<Sight, string>;

interface LiveGame {
  version: string;
  frames: LiveFrames;
}

/**
 * Tells open pages what becomes of their games. What changed is read and written as an event once, and sent to everyone.
 * @param read makes the events of one game; null when there is no such game
 */
export function liveGames(
  { db, clock }: { db: Database; clock: Clock },
  read: (gameId: string) => Promise<LiveFrames | null>,
  onError: (error: unknown) => void,
): Poller<string, LiveGame> {
  return new Poller<string, LiveGame>(async function* changed(watched) {
    for (const { id, version } of await findVersions(db, [...watched.keys()], clock.now())) {
      const game = watched.get(id);
      if (!game || game.news?.version === version) continue;
      const frames = await read(id);
      if (frames) yield [id, { version, frames }];
    }
  }, onError);
}

/**
 * What tells one state of a game from the next: its row's own version, which each join and leave renews through the count
 * of players, then its queue, its holds, which may also just expire, and what is released to the queue.
 */
async function findVersions(db: Database, ids: string[], now: Date): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version: string }>`
    select g.id, concat_ws('.', g.xmin,
      (select count(*) || '-' || coalesce(max(w.id), 0) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'),
      (select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > ${now}),
      (select count(*) from hand_over h where h.game_id = g.id and h.to_queue and h.ended_at is null)) as version
    from game g where g.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
