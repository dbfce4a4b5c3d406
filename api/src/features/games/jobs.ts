import type { Events } from '../../platform/events/hear-events.ts';
import { type EventFacts, nothingElse, tellPeople } from '../notifications/tell-people.ts';
import { changeMessages } from './editing/change-messages.ts';
import { addUpCells } from './life/add-up-cells.ts';
import { askToRate } from './life/ask-to-rate.ts';
import { cancellationMessages, findAllInstead } from './life/cancellation-messages.ts';
import { tellConfirmed } from './life/confirm-game.ts';
import { type LifecycleContext, sweepGame, sweepGames } from './life/sweep-games.ts';
import type { DomainEvent } from '../../platform/events/event-names.ts';
import { events } from '../notifications/events.ts';
import type { Message } from '../notifications/messages.ts';

export function registerGameJobs(context: LifecycleContext & { events: Events }): void {
  const { jobs, config } = context;
  const messages = { jobs, publicUrl: config.publicUrl };
  context.events.hear(['game.confirmed'], tellConfirmed(messages));
  context.events.hear(['game.over'], askToRate(messages));
  tellPeople(context, ['game.changed'], changeMessages, nothingElse);
  tellPeople(context, ['game.cancelled'], cancellationMessages, findAllInstead);
  tellPeople(context, ['game.given'], givenMessages, nothingElse);
  jobs.handle('sweep-games', async ({ gameId }) => {
    while (await sweepGame(context, gameId)) continue;
  });
  jobs.sweep('games', async () => {
    await sweepGames(context);
    await addUpCells(context.db);
  });
}

/** Tells the organiser to whom an admin gave a game, as long as the game is theirs. */
function givenMessages({ data: { gameId, userId } }: DomainEvent<'game.given'>, { games }: EventFacts): Message[] {
  const game = games.get(gameId);
  return game?.organiser_id === userId ? [events.gameGiven(userId, game)] : [];
}
