import { challengeRoutes } from './routes.ts';

/** Challenges: a game in which two communities fill a side each (decisions/0151-a-challenge-is-a-game.md). */
export const challenges = { serve: challengeRoutes };
