import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import type { Rows } from '../../platform/schema.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { type EventFacts, idsIn } from '../notifications/tell-people.ts';

/** The events about no-shows that people are told of. */
export const toldNoShows = [
  'noShow.marked',
  'noShow.kept',
  'noShow.takenBack',
  'noShow.appealed',
] as const satisfies readonly EventName[];

type Told = DomainEvent<(typeof toldNoShows)[number]>;
type NoShow = Pick<Rows['no_show'], 'game_id' | 'user_id' | 'state'>;

/** What the player (or the organiser, for an appeal) is told of a no-show while that holds. */
export function noShowMessages(
  { name, data: { gameId, userId } }: Told,
  { games, noShows }: EventFacts & { noShows: readonly NoShow[] },
): Message[] {
  const game = games.get(gameId);
  const state = noShows.find(({ game_id, user_id }) => game_id === gameId && user_id === userId)?.state;
  if (!game) return [];
  switch (name) {
    case 'noShow.marked':
      return state === 'marked' ? [ofGame(userId, 'noShowMarked', game)] : [];
    case 'noShow.kept':
      return state === 'kept' || state === 'upheld' ? [ofGame(userId, 'noShowKept', game)] : [];
    case 'noShow.takenBack':
      return state === 'taken_back' ? [ofGame(userId, 'noShowTakenBack', game)] : [];
    case 'noShow.appealed':
      return state === 'appealed' ? [ofGame(game.organiser_id, 'noShowAppealed', game)] : [];
  }
}

export async function findNoShows(trx: Transaction, happened: readonly Told[]): Promise<{ noShows: NoShow[] }> {
  const { rows: noShows } = await sql<NoShow>`
    select game_id, user_id, state from no_show
    where game_id = any(${idsIn(happened, ['gameId'])}::uuid[]) and user_id = any(${idsIn(happened, ['userId'])}::uuid[])`.execute(
    trx,
  );
  return { noShows };
}
