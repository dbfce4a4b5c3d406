import type { parts as en } from './en-spots.ts';
import { spots } from './nl/spots.ts';
import type { Shape } from './translate.ts';

/** Dutch, for the steps into a game and out of it. */
export const parts = { spots } satisfies Shape<typeof en>;
