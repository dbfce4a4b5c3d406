import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { requireRightIn } from '../games/access/require-right.ts';
import { lockSeries } from './lock-series.ts';
import type { JoiningContext } from '../joining/batch/decide-batch.ts';
import { decideInGames } from '../joining/batch/decide-in-games.ts';
import { freeRegularSpot } from '../joining/decide/regular-spots.ts';

/** Ends somebody's regular spot in a game's series: all spots kept for them open again. Nothing is kept for people who aren't regulars. */
export function stopRegular(context: JoiningContext, gameId: string, userId: string): Promise<void> {
  return inTransaction(context.db, async (trx) => void (await stop(trx, context, gameId, userId)));
}

/** @returns whether they were a regular */
async function stop(trx: Transaction, context: JoiningContext, gameId: string, userId: string): Promise<boolean> {
  const { id: seriesId } = await lockSeries(trx, gameId);
  await freeSpots(trx, context, { seriesId, userId });
  // Locked after the games and wallets, as when an account is deleted.
  const { rows } = await sql`
    delete from regular where series_id = ${seriesId} and user_id = ${userId} returning user_id`.execute(trx);
  return rows.length > 0;
}

/** Opens the spot kept in one game again; the person stays a regular. */
export function freeSpotIn({ db, ...context }: JoiningContext, gameId: string, userId: string): Promise<void> {
  return inTransaction(db, (trx) => decideInGames(trx, context, { userId, gameIds: [gameId] }, freeRegularSpot));
}

/** Ends it on behalf of people who may edit the game; the regular is told. @throws Refused `not_allowed` */
export async function removeRegular(
  context: JoiningContext,
  call: AdminCall,
  gameId: string,
  userId: string,
): Promise<void> {
  const command = { action: 'game.regular', subject: { kind: 'game', id: gameId } } as const;
  await commandOfAnyone(context, call, command, async (trx) => {
    await requireRightIn(trx, call.viewer, gameId, 'edit');
    const wasOne = await stop(trx, context, gameId, userId);
    if (wasOne && userId !== call.viewer.id)
      await recordEvents(trx, [{ name: 'regular.ended', data: { gameId, userId } }], await timeAfterLock(trx));
    return { answer: true, logged: async () => ({ before: { userId } }) };
  });
}

/**
 * Ends the regular spots of people who were banned, or who left the games' community, and forgets the regulars of series that are over. Leaving Rondo
 * ends them too.
 */
export async function endRegulars(context: JoiningContext, now: Date): Promise<void> {
  for (const { game_id, user_id } of await findEnding(context.db, now)) await stopRegular(context, game_id, user_id);
}

async function freeSpots(
  trx: Transaction,
  context: JoiningContext,
  { seriesId, userId }: { seriesId: string; userId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select g.id from spot_hold h join game g on g.id = h.game_id
    where h.user_id = ${userId} and h.kind = 'regular' and h.released_at is null and g.series_id = ${seriesId}`.execute(
    trx,
  );
  const gameIds = rows.map(({ id }) => id);
  await decideInGames(trx, context, { userId, gameIds }, freeRegularSpot);
}

async function findEnding(db: Database, now: Date): Promise<{ game_id: string; user_id: string }[]> {
  const { rows } = await sql<{ game_id: string; user_id: string }>`
    select (select id from game where series_id = l.series_id order by starts_at desc limit 1) as game_id, l.user_id
    from regular l join app_user u on u.id = l.user_id
    cross join lateral (
      select count(*) as games, bool_or(g.community_id is not null and is_outsider(g.id, l.user_id)) as is_out
      from game g where g.series_id = l.series_id and not g.archived and g.status <> 'cancelled' and g.starts_at > ${now}) c
    where u.banned_at is not null or c.games = 0 or c.is_out limit 500`.execute(db);
  return rows;
}
