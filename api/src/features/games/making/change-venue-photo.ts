import { type PhotoOwner, refuseVenuePhoto } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { hostsThere, photoOwner } from '../rows/venue-rows.ts';

interface VenueRow {
  venue_id: string;
  path: string | null;
  hosts_there: boolean;
  photo_owner: PhotoOwner;
}

/**
 * Puts up, replaces or removes the photo of a game's venue (decisions/0049-venue-photos.md). Of two people who put up the first photo at the same
 * time, one is refused.
 * @param path of the new photo; null removes the present one
 * @throws Refused `game_not_found`, `not_allowed`, `venue_photo_taken`
 */
export async function changeVenuePhoto(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  path: string | null,
): Promise<boolean> {
  const { viewer } = call;
  const command = { action: 'venue.photo', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const venue = await lockVenue(trx, gameId, viewer);
    const person = { isAdmin: viewer.role === 'admin', hostsThere: venue.hosts_there };
    const refusal = refuseVenuePhoto(person, venue.photo_owner);
    if (refusal !== null) throw new Refused(refusal);
    await write(trx, { venueId: venue.venue_id, path, addedBy: viewer.id }, await timeAfterLock(trx));
    return { answer: true, logged: async () => ({ before: { photo: venue.path }, after: { photo: path } }) };
  });
}

/** Until the end of the transaction the game stays at its venue, and nobody else changes the photo there. */
async function lockVenue(trx: Transaction, gameId: string, viewer: Viewer): Promise<VenueRow> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('venue:' || venue_id, 0))
    from (select venue_id from game where id = ${gameId} for share) held`.execute(trx);
  const { rows } = await sql<VenueRow>`
    select g.venue_id, (select v.path from venue_photo v where v.venue_id = g.venue_id) as path,
      ${hostsThere(sql`g.venue_id`, viewer.id)} as hosts_there, ${photoOwner(sql`g.venue_id`, viewer.id)} as photo_owner
    from game g where g.id = ${gameId}`.execute(trx);
  if (!rows[0]) throw new Refused('game_not_found');
  return rows[0];
}

async function write(
  trx: Transaction,
  { venueId, path, addedBy }: { venueId: string; path: string | null; addedBy: string },
  now: Date,
): Promise<void> {
  if (path === null) await sql`delete from venue_photo where venue_id = ${venueId}`.execute(trx);
  else
    await sql`
      insert into venue_photo (venue_id, path, added_by, added_at) values (${venueId}, ${path}, ${addedBy}, ${now})
      on conflict (venue_id) do update set path = excluded.path, added_by = excluded.added_by, added_at = excluded.added_at`.execute(
      trx,
    );
}
