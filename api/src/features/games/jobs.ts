import { forgetAddresses } from './co-organisers/forget-addresses.ts';
import { type LifecycleContext, sweepGame, sweepGames } from './life/sweep-games.ts';

export function registerGameJobs(context: LifecycleContext): void {
  context.jobs.handle('sweep-games', async ({ gameId }) => {
    while (await sweepGame(context, gameId)) continue;
  });
  context.jobs.sweep('games', () => sweepGames(context));
  context.jobs.sweep('addresses of co-organisers', () => forgetAddresses(context.db));
}
