import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { enteringRoutes } from './entering/entering-routes.ts';
import { listRoutes } from './finding/list-routes.ts';
import { registerTournamentJobs } from './jobs.ts';
import { makingRoutes } from './making/making-routes.ts';
import { tournamentRoutes } from './routes.ts';

/** Tournaments that are played on Rondo: a tournament is a game (decisions/0148-a-tournament-is-a-game.md). */
export const tournaments = {
  serve(context: Context & { storage: StorageProvider; batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    tournamentRoutes(context);
    listRoutes(context);
    makingRoutes(context, context.storage);
    enteringRoutes(context, context.batcher);
  },
  work: registerTournamentJobs,
};
