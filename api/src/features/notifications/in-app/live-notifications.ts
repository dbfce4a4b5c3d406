import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { serverSentEvent } from '../../../platform/live/event-streams.ts';
import { Poller } from '../../../platform/live/poller.ts';

/** Tells open pages, by events, how many unread notifications their reader has. */
export function liveNotifications(db: Database, onError: (error: unknown) => void): Poller<string, string> {
  return new Poller<string, string>(async function* changed(watched) {
    for (const { id, unread, latest } of await countAll(db, [...watched.keys()])) {
      const event = serverSentEvent('unread', { unread, latest });
      if (watched.get(id)?.news !== event) yield [id, event];
    }
  }, onError);
}

async function countAll(db: Database, ids: string[]) {
  const { rows } = await sql<{ id: string; unread: number; latest: string | null }>`
    select u.id,
      (select count(*) from (
         select from notification n where n.user_id = u.id and n.status = 'unread' and n.in_app limit 100) few) as unread,
      (select n.id from notification n where n.user_id = u.id and n.in_app order by n.created_at desc limit 1) as latest
    from unnest(${ids}::uuid[]) as u(id)`.execute(db);
  return rows;
}
