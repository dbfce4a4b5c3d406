import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent } from '../../platform/events/event-names.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { type EventFacts, idsIn } from '../notifications/tell-people.ts';

type Ended = DomainEvent<'regular.ended'>;

interface Regulars {
  isRegular: (gameId: string, userId: string) => boolean;
}

/** Tells a player that an organiser ended their regular spot, unless they are a regular again. */
export function endedMessages(
  { data: { gameId, userId } }: Ended,
  { games, isRegular }: EventFacts & Regulars,
): Message[] {
  const game = games.get(gameId);
  return game && !isRegular(gameId, userId) ? [ofGame(userId, 'regularEnded', game)] : [];
}

export async function findRegulars(trx: Transaction, happened: readonly Ended[]): Promise<Regulars> {
  const { rows } = await sql<{ game_id: string; user_id: string }>`
    select g.id as game_id, l.user_id from regular l join game g on g.series_id = l.series_id
    where g.id = any(${idsIn(happened, ['gameId'])}::uuid[]) and l.user_id = any(${idsIn(happened, ['userId'])}::uuid[])`.execute(
    trx,
  );
  return {
    isRegular: (gameId, userId) => rows.some(({ game_id, user_id }) => game_id === gameId && user_id === userId),
  };
}
