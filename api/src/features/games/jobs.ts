import type { Events } from '../../platform/events/hear-events.ts';
import { nothingElse, tellPeople } from '../notifications/tell-people.ts';
import { changeMessages } from './editing/change-messages.ts';
import { askToRate } from './life/ask-to-rate.ts';
import { cancellationMessages, findAllInstead } from './life/cancellation-messages.ts';
import { tellConfirmed } from './life/confirm-game.ts';
import { givenMessages } from './life/given-messages.ts';
import { type LifecycleContext, sweepGame, sweepGames } from './life/sweep-games.ts';

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
  jobs.sweep('games', () => sweepGames(context));
}
