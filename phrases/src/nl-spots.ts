import type { spotsPart as en } from './en-spots.ts';
import { spots } from './nl/spots.ts';
import { wallet } from './nl/wallet.ts';
import type { Shape } from './translate.ts';

/** Dutch. For the steps into a game and out of it: browsers load it when somebody takes one. */
export const spotsPart = { spots, wallet } satisfies Shape<typeof en>;
