import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { JoiningContext } from './decide-batch.ts';
import { endOffers } from './end-offers.ts';
import { loadGameStates } from './load-game-states.ts';
import { tidyGroups } from '../decide/groups.ts';
import { leaveGame } from '../decide/leave-rondo.ts';
import { scheduleNext } from './schedule-next.ts';
import { write } from './write-decisions.ts';
import { noWrites } from '../state/writes.ts';

/**
 * Takes a person who deletes their account out of upcoming games, as part of the caller's transaction: locks the games and then the wallets
 * concerned. Their spots open whatever the policy says, and payers get what it refunds; their waiting and offers end. Spots they paid for
 * become the friends' own, with any refund. After the commit, open spots go to the waiting list.
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
    await scheduleNext(trx, jobs, { state, writes });
  }
  await Promise.all(write(trx, decided, []));
  // Offers that had lapsed but were not swept yet.
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
