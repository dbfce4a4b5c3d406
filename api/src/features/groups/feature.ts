import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { groupRoutes } from './routes.ts';

/** Joining as a group. */
export const groups = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    groupRoutes(context, context.batcher);
  },
};
