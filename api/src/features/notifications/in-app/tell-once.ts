import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Message } from '../messages.ts';
import { asTold } from './as-told.ts';
import { notify } from './notify.ts';

/** Tells somebody about something that is counted with others of a game: their earlier notification is rewritten, unread again, and doesn't ring. */
export async function tellOnce(trx: Transaction, { notification }: Message, now: Date): Promise<void> {
  if (!notification) return;
  const { userId, kind, gameId, params, namedId } = notification;
  const told = asTold(sql`${JSON.stringify(params ?? {})}::jsonb`, sql`game_id`, sql`community_id`);
  const { rows } = await sql`
    update notification set params = ${told}, named_id = ${namedId ?? null}, status = 'unread', created_at = ${now}
    where user_id = ${userId} and kind = ${kind} and game_id = ${gameId ?? null} returning id`.execute(trx);
  if (rows.length === 0) await notify(trx, [notification], now);
}
