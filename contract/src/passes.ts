import { passTerms } from '@rondo/rules/passes';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, id, instant, success } from './wire.ts';

/** Passes: games of a series paid ahead, for less (product.md#passes). */

const ownPass = z.strictObject({
  _id: id,
  /** Games left on it, and how many it was bought for. */
  left: z.int().min(0),
  of: z.int(),
  /** The price of one ride. */
  ride: euros,
  until: instant,
});

export const gamePass = defineCall({
  method: 'GET',
  path: '/matches/{id}/pass',
  summary: 'The pass for the series of a game: what it costs now, and the caller’s own.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The discount for ten games; null if no pass is offered. */
      percent: z.int().nullable(),
      /** Games of the series that begin while a pass bought now is valid. */
      gamesToCome: z.int(),
      /** Its price if bought at this game now; null if it can't be bought. */
      offer: z
        .strictObject({
          ride: euros,
          price: euros,
          /** The price of as many games without it. */
          instead: euros,
          until: instant,
          /** How much of the rest is refunded when it is handed back, or its time is over. */
          backPercent: z.int(),
        })
        .nullable(),
      own: ownPass.nullable(),
    }),
  }),
  errors: ['game_not_found', 'members_only', 'wallet_for_players'],
});

export const offerPass = defineCall({
  method: 'PUT',
  path: '/matches/{id}/pass-offer',
  summary: 'Offer a pass for the series of a game, or no more; passes that were bought stay as they are.',
  access: 'admin',
  input: {
    params: z.object({ id }),
    body: z.object({
      percent: z
        .int()
        .min(passTerms.percentMin)
        .max(passTerms.percentMax)
        .nullable()
        .describe('The discount on ten games'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ percent: z.int().nullable() }),
  }),
  errors: ['game_not_found', 'no_pass_here'],
  idempotent: true,
});

export const buyPass = defineCall({
  method: 'POST',
  path: '/matches/{id}/pass',
  summary: 'Buy a pass for the series of a game, from the balance.',
  access: 'player',
  input: {
    params: z.object({ id }),
    body: z.object({
      amount: z.number().min(0).max(1000).describe('The price the payer saw, in euros; refused if it has changed'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ pass: ownPass, balance: euros }),
  }),
  errors: [
    'game_not_found',
    'members_only',
    'account_banned',
    'no_pass_offered',
    'series_too_short',
    'pass_open',
    'price_changed',
    'insufficient_balance',
    'wallet_owes',
    'wallet_for_players',
  ],
  idempotent: true,
});

const walletPass = ownPass.extend({
  /** The game at which it was bought. */
  match: z.strictObject({ _id: id, name: z.string() }),
  /** The refund for handing it back now. */
  back: z.strictObject({ percent: z.int(), amount: euros, retained: euros }),
});

export const myPasses = defineCall({
  method: 'GET',
  path: '/wallet/passes',
  summary: 'The caller’s open passes, with what handing each back gives now.',
  access: 'player',
  input: {},
  output: z.strictObject({ status: success, data: z.array(walletPass) }),
  errors: ['wallet_for_players'],
});

export const handBackPass = defineCall({
  method: 'POST',
  path: '/wallet/passes/{id}/handBack',
  summary: 'Hand a pass back: what the refund policy gives for the games left on it goes to the balance.',
  access: 'player',
  input: {
    params: z.object({ id }),
    body: z.object({
      amount: z.number().min(0).max(1000).describe('The refund the holder saw, in euros; refused if it has changed'),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ amount: euros, balance: euros }),
  }),
  errors: ['pass_over', 'refund_changed', 'wallet_for_players'],
  idempotent: true,
});

export type WalletPass = z.output<typeof walletPass>;
