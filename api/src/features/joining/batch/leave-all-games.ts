import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import { announce } from '../announce/announce.ts';
import type { JoiningContext } from './decide-batch.ts';
import { loadGameStates } from './load-game-states.ts';
import { tidyGroups } from '../decide/groups.ts';
import { leaveGame } from '../decide/leave-rondo.ts';
import { write } from './write-decisions.ts';
import { noWrites } from '../state/writes.ts';

/**
 * Takes somebody who deletes their account out of upcoming games, as part of the caller's transaction: locks the games and then the
 * wallets concerned. Their spots open whatever the policy says, and payers get what it refunds; their waiting and offers end. Spots they
 * paid for become the friends' own, with any refund. After the commit, open spots go to those who wait.
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
    tidyGroups(state, writes);
    await announce(trx, { jobs, config }, { state, writes });
  }
  await Promise.all(write(trx, decided, []));
  // Offers that had lapsed but were not swept yet.
  await sql`
    update waiting_entry set status = 'lapsed', ended_at = app_now()
    where user_id = ${userId} and status = 'waiting' and game_id = any(${gameIds}::uuid[])`.execute(trx);
  await sql`
    update spot_hold set released_at = app_now()
    where user_id = ${userId} and released_at is null and game_id = any(${gameIds}::uuid[])`.execute(trx);
  await endOffers(trx, { jobs, publicUrl: config.publicUrl }, userId);
  await sql`
    update registration set payer_id = user_id
    where payer_id = ${userId} and user_id <> ${userId} and status = 'active'`.execute(trx);
  for (const gameId of gameIds) await jobs.enqueue(trx, 'open-spots', { gameId });
}

/** Their own offers end with their spot; those who offered them one are told that they decline it. */
async function endOffers(trx: Transaction, context: MessageContext, userId: string): Promise<void> {
  const { rows } = await sql<{ giver_id: string; game_id: string; game_name: string; name: string; at: string }>`
    with ended as (
      update hand_over h set ended_at = app_now(), outcome = case when h.to_user_id = ${userId} then 'declined' else 'withdrawn' end
      from registration r
      where r.id = h.registration_id and h.ended_at is null and ${userId} in (h.to_user_id, r.user_id)
      returning h.to_user_id, r.user_id, h.game_id, h.ended_at
    )
    select e.user_id as giver_id, e.game_id, g.name as game_name, u.name, e.ended_at as at
    from ended e join game g on g.id = e.game_id join app_user u on u.id = e.to_user_id
    where e.to_user_id = ${userId}`.execute(trx);
  for (const { giver_id, game_id, game_name, name, at } of rows) {
    const told = events.handOverOff(giver_id, { id: game_id, name: game_name }, { named: { id: userId, name } });
    await sendMessages(trx, context, [told], new Date(at));
  }
}
