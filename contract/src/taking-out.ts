import { centsToEuros, gameForm, takingOut } from '@rondo/rules';
import { backTos } from '@rondo/rules/taking-out';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { done, euros, id, instant, success, text } from './wire.ts';

/** Taking players out of a game, letting them in again (product.md#taking-a-player-out), and refunding a spot (product.md#goodwill). */

/** Why a player is taken out, in words that they read. */
export const takingOutReason = text(takingOut.reasonMax, takingOut.reasonMin);

/** Who took a player out: a leader of the game, or an admin of Rondo. */
export const takenOutBy = z.enum(['organiser', 'rondo']);

export const listTakingOut = defineCall({
  method: 'GET',
  path: '/matches/{id}/takenOut',
  summary:
    'For who may take players of a game out: what taking out each gives back, to whom, and who was taken out before.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** Everyone who plays or waits. */
      players: z.array(
        z.strictObject({
          _id: id,
          name: z.string(),
          back: euros,
          /** Where the refund goes: `payer` is somebody else, for `guest` it is kept, `pass` gets the ride back. */
          to: z.enum(backTos),
          payer: z.string().nullable().describe('The payer, if that was somebody else'),
        }),
      ),
      /** People who can't join any more, the latest first. */
      takenOut: z.array(
        z.strictObject({
          _id: id,
          name: z.string(),
          by: takenOutBy,
          /** null if Rondo closed their account. */
          reason: z.string().nullable(),
          at: instant,
          mayLetIn: z.boolean().describe('Whether the reader may let them join again'),
        }),
      ),
    }),
  }),
  errors: ['game_not_found'],
});

export const letBackIn = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/takenOut/{player}',
  summary: 'Let a player who was taken out join a game again; they are told, and have no spot yet.',
  access: 'player',
  input: { params: z.object({ id, player: id.describe('The player who was taken out') }) },
  output: done,
  errors: ['game_not_found', 'not_taken_out'],
});

export const giveGoodwill = defineCall({
  method: 'POST',
  path: '/admin/spots/{id}/goodwill',
  summary:
    'Pay back what was paid for a spot, or some of it, without taking it away; also after the game. It goes to who paid.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: z.object({ id }),
    body: z.object({
      amount: z.number().min(0.01).max(centsToEuros(gameForm.priceMaxCents)).multipleOf(0.01).describe('Euros'),
      reason,
    }),
  },
  output: z.strictObject({ status: success, message: z.string(), data: z.strictObject({ amount: euros }) }),
  errors: ['spot_not_found', 'not_on_oneself', 'goodwill_on_ride', 'goodwill_above_paid', 'goodwill_limited'],
  idempotent: true,
});
