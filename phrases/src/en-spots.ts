import { spots } from './en/spots.ts';

/** For the steps into a game and out of it: browsers load them when somebody takes one. */
export const parts = { spots } as const;
