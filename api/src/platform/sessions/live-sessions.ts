import { sql } from 'kysely';
import type { Database } from '../db.ts';
import { Poller } from '../live/poller.ts';

/**
 * Tells watchers of a session, by its internal id, that it has ended: by logging out, from another device, with the account, or by time.
 */
export function liveSessions(db: Database, onError: (error: unknown) => void): Poller<number, 'ended'> {
  return new Poller<number, 'ended'>(
    async function* ended(watched) {
      const { rows } = await sql<{ id: number }>`
        select u.id from unnest(${[...watched.keys()]}::bigint[]) as u(id)
        where not exists (select from session s where s.id = u.id and s.expires_at > now())`.execute(db);
      for (const { id } of rows) yield [id, 'ended'];
    },
    onError,
    { asksAtOnce: false },
  );
}
