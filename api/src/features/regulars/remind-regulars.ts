import { regularSpots } from '@rondo/rules/regulars';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { events } from '../notifications/events.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import type { MessageGame } from '../notifications/messages.ts';
import { sendMessages } from '../notifications/send-messages.ts';

/** Spots handled in one transaction. */
const atOnce = 500;

interface Kept extends MessageGame {
  user_id: string | null;
  until: string;
}

/**
 * Tells regulars, a day before, that the spot kept for them will be released (product.md#regulars). It is recorded in the same transaction, so that
 * repeated, late or simultaneous runs remind nobody twice.
 */
export async function remindRegulars({
  db,
  jobs,
  clock,
  config: { publicUrl },
}: {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: { publicUrl: string };
}): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const { rows } = await sql<Kept>`
        update spot_hold h set reminded_at = ${now}
        from game g where g.id = h.game_id and h.id in (
          select k.id from spot_hold k join game o on o.id = k.game_id
          where k.kind = 'regular' and k.released_at is null and k.reminded_at is null and k.order_id is null
            and k.expires_at > ${now} and k.expires_at <= ${now}::timestamptz + make_interval(hours => ${regularSpots.remindHours})
            -- Somebody who has just become a regular, or can't take the spot yet, is told nothing.
            and k.created_at <= k.expires_at - make_interval(hours => ${regularSpots.remindHours})
            and (o.signup_opens_in_days is null or o.starts_at - make_interval(hours => 24 * o.signup_opens_in_days) <= ${now})
          order by k.id limit ${atOnce} for update of k skip locked)
        returning h.user_id, h.expires_at as until, g.id, g.name, g.starts_at, g.sport, g.address`.execute(trx);
      const people = await findReceivers(
        trx,
        rows.flatMap(({ user_id }) => user_id ?? []),
      );
      const receivers = new Map(people.map((person) => [person.id, person]));
      const told = rows.flatMap(({ user_id, until, ...game }) => {
        const to = receivers.get(user_id ?? '');
        return to ? [events.regularSpotKept(to, game, { until: new Date(until) })] : [];
      });
      await sendMessages(trx, { jobs, publicUrl }, told, now);
      return rows.length;
    });
    if (count < atOnce) return;
  }
}
