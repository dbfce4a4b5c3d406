import { type GameStatus, type OfferedSpot, refuseOffer, refuseRelease } from '@rondo/rules';
import { sql } from 'kysely';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { findReceivers, nameFor, type Receiver } from '../notifications/find-receivers.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';

interface HandOverContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

interface OfferedGame {
  id: string;
  name: string;
  sport: string;
  address: string;
  status: GameStatus;
  archived: boolean;
  starts_at: string;
  created_at: string;
  price_cents: number;
  external: boolean;
  registration_id: string | null;
  changed_at: string | null;
  spot_cents: number;
  paid_cents: number;
  joined_at: string | null;
  is_offered: boolean;
}

/**
 * Offers a player's paid spot to somebody, who is told by mail and in the app and takes it over through the door; until then
 * the spot stays the player's. Somebody new is a guest until they sign up with the address.
 * @throws Refused `game_not_found`, `game_cancelled`, `not_joined`, `game_archived`, `game_is_free`, `joining_closed`,
 *   `external_payment_needed`, `already_offered`, `hand_over_to_self` or `friend_joined`
 */
export async function offerSpot(
  { db, jobs, config }: HandOverContext,
  { gameId, fromId, toId }: { gameId: string; fromId: string; toId: string },
): Promise<void> {
  if (fromId === toId) throw new Refused('hand_over_to_self');
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    const refusal = refuseOffer(factsOf(game), now);
    if (refusal) throw new Refused(refusal);
    const receiver = await findPerson(trx, toId);
    const joined = await sql`
      select from registration where game_id = ${gameId} and user_id = ${toId} and status = 'active'`.execute(trx);
    if (joined.rows.length > 0) throw new Refused('friend_joined', { friend: receiver.email });
    await sql`
      insert into hand_over (game_id, registration_id, to_user_id, created_at)
      values (${gameId}, ${game.registration_id}, ${toId}, ${now})`.execute(trx);
    const giver = await findPerson(trx, fromId);
    await tell(trx, { jobs, config }, game, receiver, 'handOverOffered', giver, now);
  });
}

/**
 * Releases a paid spot that can't be refunded any more to the queue: its player stays in until somebody takes it, which happens at
 * the door (released-spots.ts). Those who wait hear of it as of an open spot.
 * @throws Refused `game_not_found` or as `refuseRelease`
 */
export async function releaseSpot({ db, jobs }: HandOverContext, gameId: string, fromId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    const refusal = refuseRelease(factsOf(game), now);
    if (refusal) throw new Refused(refusal);
    await sql`
      insert into hand_over (game_id, registration_id, to_queue, created_at)
      values (${gameId}, ${game.registration_id}, true, ${now})`.execute(trx);
    await sql`update waiting_entry set told_at = null where game_id = ${gameId} and status = 'waiting'`.execute(trx);
    await jobs.enqueue(trx, 'open-spots', { gameId });
  });
}

/**
 * The player offers their spot no more; once that is answered nobody takes it over. Of one released to the queue, for whom it was
 * kept is told, and is in line as before.
 * @throws Refused `game_not_found`, `hand_over_not_found`, or `spot_being_paid` while somebody is at the provider's
 */
export async function withdrawSpot({ db, jobs }: HandOverContext, gameId: string, fromId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await lockOfferedGame(trx, gameId, fromId);
    const now = await timeAfterLock(trx);
    const { registration_id: registrationId } = game;
    const { rows } = await sql`
      update hand_over set ended_at = ${now}, outcome = 'withdrawn'
      where registration_id = ${registrationId} and ended_at is null returning id`.execute(trx);
    if (rows.length === 0) throw new Refused('hand_over_not_found');
    const kept = await sql<{ user_id: string; is_paying: boolean }>`
      update spot_hold set released_at = ${now}
      where registration_id = ${registrationId} and released_at is null and expires_at > ${now}
      returning user_id, order_id is not null as is_paying`.execute(trx);
    if (kept.rows.some(({ is_paying: isPaying }) => isPaying)) throw new Refused('spot_being_paid');
    const userIds = kept.rows.map(({ user_id: userId }) => userId);
    if (userIds.length === 0) return;
    await sql`
      update waiting_entry set offered_until = null
      where game_id = ${gameId} and user_id = any(${userIds}::uuid[]) and status = 'waiting'`.execute(trx);
    const params = aboutGame(game);
    const redirectPath = `/match/${gameId}`;
    const notices = userIds.map((userId) => ({ userId, kind: 'spotWithdrawn' as const, gameId, params, redirectPath }));
    await notify(trx, notices, now);
    await jobs.enqueue(trx, 'open-spots', { gameId });
  });
}

/** Somebody declines a spot they were offered; its player hears of it. @throws Refused `hand_over_not_found` */
export async function declineSpot(
  { db, jobs, config }: HandOverContext,
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
    const decliner = await findPerson(trx, toId);
    await tell(trx, { jobs, config }, game, await findPerson(trx, fromId), 'handOverDeclined', decliner, now);
  });
}

async function lockOfferedGame(trx: Transaction, gameId: string, fromId: string): Promise<OfferedGame> {
  await sql`select from game where id = ${gameId} for no key update`.execute(trx);
  const { rows } = await sql<OfferedGame>`
    select g.id, g.name, g.sport, g.address, g.status, g.archived, g.starts_at,
      coalesce(g.rescheduled_at, g.created_at) as created_at, g.price_cents, g.tournament_external as external,
      r.id as registration_id,
      case when r.free_since is null then coalesce(r.price_cents, 0) else 0 end as spot_cents,
      coalesce(r.paid_cents - r.refunded_cents, 0) as paid_cents, r.joined_at, g.changed_at,
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
    game: {
      status: game.status,
      archived: game.archived,
      external: game.external,
      startsAt: new Date(game.starts_at),
      createdAt: new Date(game.created_at),
      priceCents: game.price_cents,
      changedAt: game.changed_at === null ? null : new Date(game.changed_at),
    },
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

async function tell(
  trx: Transaction,
  { jobs, config }: Pick<HandOverContext, 'jobs' | 'config'>,
  game: OfferedGame,
  reader: Receiver,
  kind: 'handOverOffered' | 'handOverDeclined',
  named: Receiver,
  now: Date,
): Promise<void> {
  const { id: userId, name, email: to, language } = reader;
  const { id: namedId, name: friend } = named;
  const path = `/match/${game.id}`;
  const about = aboutGame(game);
  await notify(
    trx,
    [{ userId, kind, gameId: game.id, params: { ...about, friend }, namedId, redirectPath: path }],
    now,
  );
  const params = {
    friend: nameFor(reader, named),
    game: game.name,
    when: sayWhen(new Date(game.starts_at), language),
    where: game.address,
    price: sayCents(game.price_cents, language),
  };
  const mail = {
    to,
    userId,
    name,
    language,
    kind,
    params,
    link: config.publicUrl + path,
    startsAt: new Date(game.starts_at),
  };
  await queueMails(trx, jobs, [mail], now);
}
