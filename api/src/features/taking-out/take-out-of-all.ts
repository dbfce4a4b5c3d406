import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import type { JoiningContext } from '../joining/batch/decide-batch.ts';
import { JoinedMeanwhile } from '../joining/batch/joined-meanwhile.ts';
import { takeOutOf } from './take-out.ts';

/**
 * Takes a banned person out of all games that have not begun, as part of the caller's transaction, which has locked and banned their account: each as
 * an admin takes one player out (product.md#taking-a-player-out). Their organisers are told; they themselves hear of it by the mail about the ban.
 * @returns the number of games, and how much is refunded
 * @throws JoinedMeanwhile if they joined another game meanwhile, so that everything must be done again
 */
export async function takeOutOfAll(
  trx: Transaction,
  context: JoiningContext,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<{ games: number; backCents: Cents }> {
  const gameIds = await findGamesToCome(trx, userId, await timeAfterLock(trx));
  const outs = await takeOutOf(trx, context, { playerId: userId, gameIds }, { by: 'rondo', actorId, reason: null });
  await leaveTeams(trx, userId);
  // Any booking for them locks their wallet, so a later one sees the ban.
  await lockWallets(trx, [userId]);
  if ((await findGamesToCome(trx, userId, await timeAfterLock(trx))).length > 0) throw new JoinedMeanwhile();
  const backCents = [...outs.values()].reduce((sum, { spot }) => sum + (spot?.paidCents ?? 0), 0);
  return { games: outs.size, backCents };
}

/** Lifts the exclusion from games when a ban is lifted. Spots that were taken away don't come back. */
export async function letInAgain(trx: Transaction, userId: string, now: Date): Promise<void> {
  await sql`
    update taken_out set let_in_at = ${now} where user_id = ${userId} and reason is null and let_in_at is null`.execute(
    trx,
  );
}

/** They have no spot in a team that its captain paid for, but are in it no longer either (decisions/0148-a-tournament-is-a-game.md). */
async function leaveTeams(trx: Transaction, userId: string): Promise<void> {
  await sql`
    delete from tournament_player p using tournament_team e, game g
    where p.user_id = ${userId} and e.team_id = p.team_id and g.id = e.game_id and not g.archived`.execute(trx);
}

/** Games that have not begun in which somebody has a spot, waits for one, or has one kept or offered. */
async function findGamesToCome(trx: Transaction, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from game g
    where not g.archived and g.status <> 'cancelled' and g.starts_at > ${now} and g.id in (
      select game_id from registration where user_id = ${userId} and status = 'active'
      union select game_id from waiting_entry where user_id = ${userId} and status = 'waiting'
      union select game_id from spot_hold where user_id = ${userId} and released_at is null
      union select game_id from hand_over where to_user_id = ${userId} and ended_at is null
      union select l.game_id from join_group l join join_group_member m on m.group_id = l.id
        where m.user_id = ${userId} and l.ended_at is null and m.status <> 'declined')
    order by g.id`.execute(trx);
  return rows.map(({ id }) => id);
}
