import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { tryAgainIn } from '../../platform/limits/rate-limit.ts';

/**
 * How many spots of one game people from one network can start by email address in a day without paying or opening the mailed link. Each holds a spot
 * for 15 or 30 minutes, so nobody can keep a game full all day. A campus behind one address pays, and paid spots don't count.
 */
export const unfinishedADay = 24;

interface Started {
  network: string;
  gameId: string;
  userId: string;
  /** The order of a checkout. */
  orderId: string | null;
}

/**
 * Starts something that holds a spot for a person who enters by email address, unless too many of these are unfinished.
 * @throws Refused `too_many_unfinished`
 */
export async function limitUnfinished<T extends { did: string }>(
  db: Database,
  started: Started,
  act: () => Promise<T>,
): Promise<T> {
  const id = await note(db, started);
  try {
    const answer = await act();
    if (started.orderId !== null && answer.did === 'joined') await noteAsFree(db, id);
    return answer;
  } catch (error) {
    // No spot was held.
    await sql`delete from started_entry where id = ${id}`.execute(db);
    throw error;
  }
}

/** The checkout's spot turned out to be free. It has no order and counts until its link is opened; it is noted only once, as below. */
async function noteAsFree(db: Database, id: number): Promise<void> {
  await sql`
    update started_entry s set order_id = null where id = ${id} and not exists (
      select from started_entry f where f.network = s.network and f.game_id = s.game_id and f.user_id = s.user_id
        and f.order_id is null and f.created_at > now() - interval '30 minutes')`.execute(db);
}

/** Runs one at a time for each network and game, so that simultaneous ones are counted correctly. */
async function note(db: Database, { network, gameId, userId, orderId }: Started): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${gameId}`}, 0))`.execute(trx);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from s.created_at + interval '24 hours' - now())::float8 as seconds
      from started_entry s
      where s.network = ${network} and s.game_id = ${gameId} and s.created_at > now() - interval '24 hours'
        -- A repeated request got the first one's order, and has none of its own.
        and (s.order_id is null or s.created_at > now() - interval '1 minute'
          or exists (select from payment_order o where o.id = s.order_id))
        and not exists (select from payment_order o where o.id = s.order_id and o.status = 'paid')
        and not exists (
          select from registration r where r.game_id = s.game_id and r.user_id = s.user_id and r.proof_until is null
            and r.status in ('active', 'played'))
      order by s.created_at`.execute(trx);
    const oldest = rows[rows.length - unfinishedADay];
    if (oldest) throw tryAgainIn(Math.max(1, Math.ceil(oldest.seconds))).as('too_many_unfinished');
    const made = await sql<{ id: number }>`
      insert into started_entry (network, game_id, user_id, order_id)
      select ${network}, ${gameId}, ${userId}, ${orderId}::uuid
      where ${orderId}::uuid is not null or not exists (
        select from started_entry where network = ${network} and game_id = ${gameId} and user_id = ${userId}
          and order_id is null and created_at > now() - interval '30 minutes')
      returning id`.execute(trx);
    return made.rows[0]?.id ?? 0;
  });
}

/** Deletes entries that no longer count. */
export async function sweepStarted(db: Database): Promise<void> {
  await sql`delete from started_entry where created_at < now() - ${retention.counters.kept}::interval`.execute(db);
}
