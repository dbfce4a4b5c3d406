import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** Games in which an offer ran out, or a spot is open that somebody who waits doesn't know of. */
export async function findGamesToPromote(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct g.id from waiting_entry w join game g on g.id = w.game_id
    where w.status = 'waiting' and not g.archived and g.starts_at > ${now} and (
      w.offered_until <= ${now}
      or w.offered_until is null and w.told_at is null and g.joined_count + (
        select count(*) from spot_hold h where h.game_id = g.id and h.released_at is null and h.expires_at > ${now}
      ) < g.capacity)
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
