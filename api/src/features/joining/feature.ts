import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from './batch/command-batcher.ts';
import { friendRoutes } from './friend-routes.ts';
import { registerJoiningJobs } from './jobs.ts';
import { moveRoutes } from './move-routes.ts';
import { joiningRoutes } from './routes.ts';
import type { GameAnswer, GameCommand } from './state/commands.ts';

/** Joining, waiting, refunds, friends, moving; every command about a game's spots. */
export const joining = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    joiningRoutes(context, context.batcher);
    friendRoutes(context, context.batcher);
    moveRoutes(context, context.batcher);
  },
  work(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    registerJoiningJobs(context, context.batcher);
  },
};
