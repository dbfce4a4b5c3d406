import type { LeadingRight, Sight } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { Poller } from '../../platform/live/poller.ts';

/** A game as an event, for each kind of viewer, with as much about its players as they may see. */
type LiveFrames = Record<Sight, string>;

interface ReadGame {
  frames: LiveFrames;
  organiserId: string;
  /** The rights of each co-organiser, by their id. */
  coOrganisers: ReadonlyMap<string, readonly LeadingRight[]>;
}

interface LiveGame extends ReadGame {
  version: string;
}

/**
 * Tells open pages about changes to their games. A change is read and serialised once, and sent to everyone.
 * @param read makes the events of one game; null when there is no such game
 */
export function liveGames(
  { db, clock }: { db: Database; clock: Clock },
  read: (gameId: string) => Promise<ReadGame | null>,
  onError: (error: unknown) => void,
): Poller<string, LiveGame> {
  return new Poller<string, LiveGame>(async function* changed(watched) {
    for (const { id, version } of await findVersions(db, [...watched.keys()], clock.now())) {
      const game = watched.get(id);
      if (!game || game.news?.version === version) continue;
      const news = await read(id);
      if (news) yield [id, { version, ...news }];
    }
  }, onError);
}

/**
 * Identifies a game's state: its row's version, which changes with each join and leave through the count of players, then its waiting
 * list, its holds, which may also expire, its released spots, and the photo of its venue.
 */
async function findVersions(db: Database, ids: string[], now: Date): Promise<{ id: string; version: string }[]> {
  const { rows } = await sql<{ id: string; version: string }>`
    select g.id, concat_ws('.', g.xmin,
      (select count(*) || '-' || coalesce(max(w.id), 0) from waiting_entry w where w.game_id = g.id and w.status = 'waiting'),
      (select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > ${now}),
      (select count(*) from hand_over h where h.game_id = g.id and h.to_queue and h.ended_at is null),
      (select v.path from venue_photo v where v.venue_id = g.venue_id)) as version
    from game g where g.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
