import { spots } from './en/spots.ts';
import { wallet } from './en/wallet.ts';

/** For the steps into a game and out of it: browsers load it when somebody takes one. */
export const spotsPart = { spots, wallet } as const;
