import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import type { Message, MessageGame } from '../../notifications/messages.ts';

type Told = { userId: string; kind: 'noShowMarked' | 'noShowKept' | 'noShowTakenBack' | 'noShowAppealed' };

/** Notifies people about a no-show in a game. */
export async function tellOfNoShow(trx: Transaction, gameId: string, ...told: readonly Told[]): Promise<Message[]> {
  const { rows } = await sql<MessageGame>`
    select id, name, starts_at, sport, address from game where id = ${gameId}`.execute(trx);
  return rows.flatMap((game) => told.flatMap(({ userId, kind }) => events[kind](userId, game)));
}
