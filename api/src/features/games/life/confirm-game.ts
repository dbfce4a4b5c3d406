import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { type Receiver, receiverColumns } from '../../notifications/find-receivers.ts';
import { events } from '../../notifications/events.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import type { MessageGame } from '../../notifications/messages.ts';

/** Confirms a game whose row the caller has locked, and notifies its players. */
export async function confirmGame(
  trx: Transaction,
  context: MessageContext,
  game: MessageGame,
  now: Date,
): Promise<void> {
  await sql`update game set status = 'confirmed' where id = ${game.id}`.execute(trx);
  await announceConfirmed(trx, context, game, { joining: [], leaving: [] }, now);
}

/**
 * Notifies a game's players in the app and by mail that it is confirmed.
 * @param meanwhile ids of users who join, and of registrations that end, in the same transaction but aren't written yet
 */
export async function announceConfirmed(
  trx: Transaction,
  context: MessageContext,
  game: MessageGame,
  { joining, leaving }: { joining: string[]; leaving: string[] },
  now: Date,
): Promise<void> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user
    where id = any(${joining}::uuid[]) or id in (
      select user_id from registration where game_id = ${game.id} and status = 'active' and not id = any(${leaving}::uuid[]))
  `.execute(trx);
  await sendMessages(
    trx,
    context,
    rows.map((player) => events.gameConfirmed(player, game)),
    now,
  );
}
