import { type OfferedSpot, refuseOffer } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { NewEvent } from '../../platform/events/event-names.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { findReceivers, type Receiver } from '../notifications/find-receivers.ts';
import { decidingColumns, decidingGame, type DecidingRow } from '../games/rows/deciding-row.ts';

interface HandOverContext {
  db: Database;
  jobs: Jobs;
}

/** A player's spot in a game, and the person who acts on it: its player or its payer. */
interface ActOnSpot {
  gameId: string;
  fromId: string;
  byId: string;
}

interface OfferedGame extends DecidingRow, Pick<Rows['game'], 'id' | 'name' | 'sport' | 'address'> {
  registration_id: string | null;
  payer_id: string | null;
  spot_cents: number;
  paid_cents: number;
  joined_at: string | null;
  is_offered: boolean;
}

/**
 * Offers a player's paid spot to another person, whatever a refund would give, who is notified by mail and in the app and can take it
 * over; until then it stays the player's. A person without an account is a guest until they sign up with the address
 * (decisions/0013-handing-over.md).
 * @throws Refused `game_not_found`, `hand_over_to_self`, `friend_joined`, or as `refuseOffer`
 */
export async function offerSpot(
  { db }: Pick<HandOverContext, 'db'>,
  { gameId, fromId, toId }: { gameId: string; fromId: string; toId: string },
): Promise<void> {
  if (fromId === toId) throw new Refused('hand_over_to_self');
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    const refusal = refuseOffer(factsOf(game), 'person', now);
    if (refusal) throw new Refused(refusal);
    const receiver = await findPerson(trx, toId);
    const joined = await sql`
      select from registration where game_id = ${gameId} and user_id = ${toId} and status = 'active'`.execute(trx);
    if (joined.rows.length > 0) throw new Refused('friend_joined', { friend: receiver.email });
    await sql`
      insert into hand_over (game_id, registration_id, to_user_id, created_at)
      values (${gameId}, ${game.registration_id}, ${toId}, ${now})`.execute(trx);
    await recordEvents(trx, [{ name: 'handOver.offered', data: { gameId, userId: toId, giverId: fromId } }], now);
  });
}

/**
 * Releases a paid spot that can no longer be refunded to the waiting list: its player stays in until somebody takes it, which a batch
 * decides (released-spots.ts). Waiting people are notified as of an open spot, and the player if it was their payer who released it.
 * @throws Refused `game_not_found`, `spot_not_yours`, or as `refuseOffer`
 */
export async function releaseSpot({ db, jobs }: HandOverContext, { gameId, fromId, byId }: ActOnSpot): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    checkActs(game, { fromId, byId });
    const refusal = refuseOffer(factsOf(game), 'queue', now);
    if (refusal) throw new Refused(refusal);
    await sql`
      insert into hand_over (game_id, registration_id, to_queue, created_at)
      values (${gameId}, ${game.registration_id}, true, ${now})`.execute(trx);
    await sql`update waiting_entry set told_at = null where game_id = ${gameId} and status = 'waiting'`.execute(trx);
    await jobs.enqueue(trx, 'open-spots', { gameId });
    const { registration_id: registrationId } = game;
    if (byId === fromId || registrationId === null) return;
    const data = { gameId, userId: fromId, payerId: byId, registrationId };
    await recordEvents(trx, [{ name: 'spot.released', data }], now);
  });
}

/**
 * Withdraws the offer of a spot; from the answer on, nobody can take it over. A payer who isn't the player withdraws only a spot released
 * to the waiting list. A person for whom a released spot was kept is told, and keeps their place on the waiting list.
 * @throws Refused `game_not_found`, `spot_not_yours`, `hand_over_not_found`, or `spot_being_paid` while somebody is at the provider's
 */
export async function withdrawSpot({ db, jobs }: HandOverContext, { gameId, fromId, byId }: ActOnSpot): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    checkActs(game, { fromId, byId });
    const { registration_id: registrationId } = game;
    const { rows } = await sql`
      update hand_over set ended_at = ${now}, outcome = 'withdrawn'
      where registration_id = ${registrationId} and ended_at is null and (to_queue or ${byId === fromId}) returning id`.execute(
      trx,
    );
    if (rows.length === 0) throw new Refused('hand_over_not_found');
    const kept = await sql<{ user_id: string | null; is_paying: boolean }>`
      update spot_hold set released_at = ${now}
      where registration_id = ${registrationId} and released_at is null and expires_at > ${now}
      returning user_id, order_id is not null as is_paying`.execute(trx);
    if (kept.rows.some(({ is_paying: isPaying }) => isPaying)) throw new Refused('spot_being_paid');
    const userIds = kept.rows.flatMap(({ user_id: userId }) => userId ?? []);
    if (userIds.length === 0) return;
    await sql`
      update waiting_entry set offered_until = null
      where game_id = ${gameId} and user_id = any(${userIds}::uuid[]) and status = 'waiting'`.execute(trx);
    const withdrawn = userIds.map((userId): NewEvent => ({ name: 'spot.withdrawn', data: { gameId, userId } }));
    await recordEvents(trx, withdrawn, now);
    await jobs.enqueue(trx, 'open-spots', { gameId });
  });
}

/**
 * Declines a spot that was offered, and notifies its player.
 * @throws Refused `hand_over_not_found`
 */
export async function declineSpot(
  { db }: Pick<HandOverContext, 'db'>,
  { gameId, fromId, toId }: { gameId: string; fromId: string; toId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      update hand_over set ended_at = ${now}, outcome = 'declined'
      where registration_id = ${game.registration_id} and to_user_id = ${toId} and ended_at is null returning id`.execute(
      trx,
    );
    if (rows.length === 0) throw new Refused('hand_over_not_found');
    await recordEvents(trx, [{ name: 'handOver.declined', data: { gameId, userId: fromId, declinerId: toId } }], now);
  });
}

/** @throws Refused `spot_not_yours` */
function checkActs(game: OfferedGame, { fromId, byId }: Pick<ActOnSpot, 'fromId' | 'byId'>): void {
  if (game.payer_id !== null && byId !== fromId && byId !== game.payer_id) throw new Refused('spot_not_yours');
}

async function lockOfferedGame(trx: Transaction, gameId: string, fromId: string): Promise<OfferedGame> {
  await sql`select from game where id = ${gameId} for no key update`.execute(trx);
  const { rows } = await sql<OfferedGame>`
    select g.id, g.name, g.sport, g.address, ${decidingColumns}, r.id as registration_id, r.payer_id,
      case when r.free_since is null then coalesce(r.price_cents, 0) else 0 end as spot_cents,
      coalesce(r.paid_cents - r.refunded_cents, 0) as paid_cents, r.joined_at,
      exists (select from hand_over h where h.registration_id = r.id and h.ended_at is null) as is_offered
    from game g cross join app_user u
    left join registration r on r.game_id = g.id and r.user_id = u.id and r.status = 'active'
    where g.id = ${gameId} and u.id = ${fromId}`.execute(trx);
  const game = rows[0];
  if (!game) throw new Refused('game_not_found');
  return game;
}

function factsOf(game: OfferedGame): OfferedSpot {
  return {
    game: decidingGame(game),
    spot:
      game.registration_id === null
        ? null
        : { priceCents: game.spot_cents, paidCents: game.paid_cents, joinedAt: new Date(game.joined_at ?? '') },
    isOffered: game.is_offered,
  };
}

async function findPerson(trx: Transaction, id: string): Promise<Receiver> {
  const [person] = await findReceivers(trx, [id]);
  if (!person) throw new Refused('hand_over_not_found');
  return person;
}
