import type { DomainEvent } from '../../../platform/events/event-names.ts';
import { events } from '../../notifications/events.ts';
import type { Message } from '../../notifications/messages.ts';
import type { EventFacts } from '../../notifications/tell-people.ts';

/** The organiser into whose hands an admin gave a game is told so, as long as it is theirs. */
export function givenMessages(
  { data: { gameId, userId } }: DomainEvent<'game.given'>,
  { games }: EventFacts,
): Message[] {
  const game = games.get(gameId);
  return game?.organiser_id === userId ? [events.gameGiven(userId, game)] : [];
}
