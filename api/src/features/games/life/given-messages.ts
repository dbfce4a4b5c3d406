import type { DomainEvent } from '../../../platform/events/event-names.ts';
import { events } from '../../notifications/events.ts';
import type { Message } from '../../notifications/messages.ts';
import type { EventFacts } from '../../notifications/tell-people.ts';

/** Tells the organiser to whom an admin gave a game, as long as the game is theirs. */
export function givenMessages(
  { data: { gameId, userId } }: DomainEvent<'game.given'>,
  { games }: EventFacts,
): Message[] {
  const game = games.get(gameId);
  return game?.organiser_id === userId ? [events.gameGiven(userId, game)] : [];
}
