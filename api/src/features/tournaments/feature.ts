import { registerTournamentJobs } from './jobs.ts';
import { tournamentRoutes } from './routes.ts';

/** Tournaments that are played on Rondo: a tournament is a game (decisions/0148-a-tournament-is-a-game.md). */
export const tournaments = {
  serve: tournamentRoutes,
  work: registerTournamentJobs,
};
