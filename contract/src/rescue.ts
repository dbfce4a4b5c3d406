import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { success } from './wire.ts';

/** A game that lacks a few players shortly before its cutoff (product.md#rescue). */

export const gameRescue = defineCall({
  method: 'GET',
  path: '/matches/{id}/rescue',
  summary:
    'How many players a game lacks, and how many fitting people were told so: a number alone. For who may edit the game.',
  access: 'player',
  input: { params: z.object({ id: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** 0 if the game needs nobody, or people aren't told of it now. */
      missing: z.int().min(0),
      told: z.int().min(0),
      /** The minimum at which it goes ahead with its present players; null if it can't be lowered that far. */
      lowered: z.int().min(1).nullable(),
    }),
  }),
  errors: ['game_not_found'],
});
