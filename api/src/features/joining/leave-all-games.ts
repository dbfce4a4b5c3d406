import { countForMinimum, refundOnDeparture } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { notify } from '../notifications/notify.ts';
import { announceBelowMinimum } from './announce-below-minimum.ts';
import { announceNews } from './announce-news.ts';
import type { JoiningContext } from './decide-together.ts';
import { loadGameStates, type GameState, type PersonState } from './game-state.ts';
import { leaveSpot, paidSpot, refundSpot } from './give-up-spot.ts';
import { endHold, stopWaiting } from './take-spot.ts';
import { write } from './write-decisions.ts';
import { noWrites, type Writes } from './writes.ts';

/**
 * Takes somebody who leaves Rondo out of games to come, as part of the caller's transaction: locks the games and then the wallets
 * that are concerned. Their spots open whatever the policy says, who paid gets what it gives back; they wait no more; what they
 * offered or were offered is off. Spots they paid for friends become the friends' own, with any refund. Whoever waits gets what
 * opened soon after the commit.
 */
export async function leaveAllGames(
  trx: Transaction,
  { jobs, config }: Pick<JoiningContext, 'jobs' | 'config'>,
  { userId, gameIds }: { userId: string; gameIds: readonly string[] },
): Promise<void> {
  const entries = gameIds.map((gameId) => ({ gameId, userId, opening: 1 }));
  const secret = config.secretKey;
  const states = entries.length === 0 ? [] : [...(await loadGameStates(trx, entries, [], { secret })).values()];
  const decided = states.map((state) => ({ state, writes: noWrites() }));
  for (const { state, writes } of decided) {
    const person = state.people.get(userId);
    if (person) leaveGame(state, person, writes);
    await announceNews(trx, { jobs, config }, state, writes);
    if (writes.belowMinimum) await announceBelowMinimum(trx, state);
  }
  await Promise.all(write(trx, decided, []));
  // What they had let pass and nobody has swept yet.
  await sql`
    update waiting_entry set status = 'lapsed', ended_at = app_now()
    where user_id = ${userId} and status = 'waiting' and game_id = any(${gameIds}::uuid[])`.execute(trx);
  await sql`
    update spot_hold set released_at = app_now()
    where user_id = ${userId} and released_at is null and game_id = any(${gameIds}::uuid[])`.execute(trx);
  await endOffers(trx, userId);
  await sql`
    update registration set payer_id = user_id
    where payer_id = ${userId} and user_id <> ${userId} and status = 'active'`.execute(trx);
  for (const gameId of gameIds) await jobs.enqueue(trx, 'open-spots', { gameId });
}

function leaveGame(state: GameState, person: PersonState, writes: Writes): void {
  const { game, now } = state;
  const { spot, userId } = person;
  if (person.waiting) {
    writes.leftQueue.push(userId);
    stopWaiting(state, person);
  }
  endHold(state, userId, writes);
  if (!spot) return;
  const isEnough = countForMinimum(game) >= game.minimumPlayers;
  if (spot.priceCents === 0) leaveSpot(state, person, writes);
  else {
    const { payerId } = spot;
    const given = refundOnDeparture(paidSpot(state, spot), now);
    refundSpot(state, person, { spot, ...given }, writes);
    if (payerId !== userId)
      writes.news.push({ what: 'friendDeclined', userId, payerId, refundedCents: given.refundCents });
  }
  writes.belowMinimum = game.status === 'confirmed' && isEnough && countForMinimum(game) < game.minimumPlayers;
}

/** What they offered is gone with their spot; who offered them one is told that they don't take it. */
async function endOffers(trx: Transaction, userId: string): Promise<void> {
  const { rows } = await sql<{ giverId: string; gameId: string; gameName: string; name: string; at: string }>`
    with ended as (
      update hand_over h set ended_at = app_now(), outcome = case when h.to_user_id = ${userId} then 'declined' else 'withdrawn' end
      from registration r
      where r.id = h.registration_id and h.ended_at is null and ${userId} in (h.to_user_id, r.user_id)
      returning h.to_user_id, r.user_id, h.game_id, h.ended_at
    )
    select e.user_id as "giverId", e.game_id as "gameId", g.name as "gameName", u.name, e.ended_at as at
    from ended e join game g on g.id = e.game_id join app_user u on u.id = e.to_user_id
    where e.to_user_id = ${userId}`.execute(trx);
  for (const { giverId, gameId, gameName, name: friend, at } of rows) {
    const params = { gameName, friend };
    const redirectPath = `/match/${gameId}`;
    const notice = {
      userId: giverId,
      kind: 'handOverDeclined',
      gameId,
      params,
      namedId: userId,
      redirectPath,
    } as const;
    await notify(trx, [notice], new Date(at));
  }
}
