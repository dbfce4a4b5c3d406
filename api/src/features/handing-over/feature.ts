import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { registerHandingOverJobs } from './jobs.ts';
import { handingOverRoutes } from './routes.ts';

/** Spots that are handed to somebody, or released to the waiting list. */
export const handingOver = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    handingOverRoutes(context, context.batcher);
  },
  work: registerHandingOverJobs,
};
