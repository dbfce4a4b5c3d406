import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { registerTakingOutJobs } from './jobs.ts';
import { takingOutRoutes } from './routes.ts';

/** Leaving a game, taking players out of it and letting them in again. */
export const takingOut = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    takingOutRoutes(context, context.batcher);
  },
  work: registerTakingOutJobs,
};
