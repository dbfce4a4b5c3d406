import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { BookingRow } from './booking-queries.ts';

/**
 * Notes that a guest's link was opened, under the lock that correcting their address takes, so that one comes before the other
 * (decisions/0086-a-guests-address-is-corrected.md).
 * @throws Refused `booking_not_found` when the address was corrected meanwhile
 */
export async function openLink(
  db: Database,
  { id, game_id: gameId, corrected, is_opened: isOpened, is_guest: isGuest }: BookingRow,
): Promise<void> {
  if (isOpened || !isGuest) return;
  await inTransaction(db, async (trx) => {
    await sql`select from game where id = ${gameId} for no key update`.execute(trx);
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      insert into booking_link as l (registration_id, corrected, opened_at) values (${id}, ${corrected}, ${now})
      on conflict (registration_id) do update set opened_at = coalesce(l.opened_at, excluded.opened_at)
        where l.corrected = excluded.corrected
      returning registration_id`.execute(trx);
    if (rows.length === 0) throw new Refused('booking_not_found');
  });
}
