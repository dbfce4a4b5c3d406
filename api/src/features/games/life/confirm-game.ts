import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Hearer } from '../../../platform/events/hear-events.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { type Receiver, receiverColumns } from '../../notifications/find-receivers.ts';
import { events } from '../../notifications/events.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import type { MessageGame } from '../../notifications/messages.ts';

/** Confirms a game whose row the caller has locked. */
export async function confirmGame(trx: Transaction, gameId: string, now: Date): Promise<void> {
  await sql`update game set status = 'confirmed' where id = ${gameId}`.execute(trx);
  await recordEvents(trx, [{ name: 'game.confirmed', data: { gameId } }], now);
}

/** Notifies the players of a confirmed game in the app and by mail, unless it was cancelled meanwhile. */
export function tellConfirmed(context: MessageContext): Hearer<'game.confirmed'> {
  return async (trx, happened) => {
    for (const { data, happenedAt } of happened) {
      const { game, players } = await findConfirmed(trx, data.gameId, happenedAt);
      const told = game ? players.map((player) => events.gameConfirmed(player, game)) : [];
      await sendMessages(trx, context, told, happenedAt);
    }
  };
}

/** A game, if it is still confirmed, and its players at that time: later ones joined a confirmed game. */
async function findConfirmed(trx: Transaction, gameId: string, confirmedAt: Date) {
  const [games, players] = await Promise.all([
    sql<MessageGame>`
      select id, name, starts_at, sport, address from game where id = ${gameId} and status = 'confirmed'`.execute(trx),
    sql<Receiver>`
      select ${receiverColumns} from app_user where id in (
        select user_id from registration
        where game_id = ${gameId} and status = 'active' and joined_at <= ${confirmedAt})`.execute(trx),
  ]);
  return { game: games.rows[0], players: players.rows };
}
