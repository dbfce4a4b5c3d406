import { forgetAddresses } from './co-organisers/forget-addresses.ts';
import type { Events } from '../../platform/events/hear-events.ts';
import { tellConfirmed } from './life/confirm-game.ts';
import { type LifecycleContext, sweepGame, sweepGames } from './life/sweep-games.ts';

export function registerGameJobs(context: LifecycleContext & { events: Events }): void {
  const { jobs, config } = context;
  context.events.hear(['game.confirmed'], tellConfirmed({ jobs, publicUrl: config.publicUrl }));
  jobs.handle('sweep-games', async ({ gameId }) => {
    while (await sweepGame(context, gameId)) continue;
  });
  jobs.sweep('games', () => sweepGames(context));
  jobs.sweep('addresses of co-organisers', () => forgetAddresses(context.db));
}
