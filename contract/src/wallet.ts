import { gameStatuses, paymentMethods } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, id, instant, pagination, skipLimit, success } from './wire.ts';

export const orderStatuses = ['created', 'paid', 'failed', 'expired'] as const;

/** A payment out of the balance for a game, and what came back of it. */
export const cashOut = z.strictObject({
  _id: z.string(),
  amount: euros,
  createdAt: instant,
  status: z.enum(['refunded', 'confirmed', 'pending', 'partial_refund']),
  refundedAmount: euros,
  promocode_discount: z.strictObject({ discountType: z.enum(['percentage', 'nominal', 'topupBalance']) }).nullable(),
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant, status: z.enum(gameStatuses) }).nullable(),
});

export const topUpPayment = z.strictObject({
  _id: id,
  amount: euros,
  fee: euros,
  method: z.enum(paymentMethods),
  status: z.enum(orderStatuses),
  createdAt: instant,
});

export const myCashOuts = defineCall({
  method: 'GET',
  path: '/internalPayments/user/me',
  summary: 'Payments from the balance, newest or oldest first.',
  access: 'player',
  input: {
    query: skipLimit.extend({ status: z.enum(['refunded', 'confirmed', 'pending', 'partial_refund']).optional() }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ payments: z.array(cashOut) }), pagination }),
  errors: ['wallet_for_players'],
});

export const myTopUps = defineCall({
  method: 'GET',
  path: '/payments/user/me',
  summary: 'Top-up orders, newest or oldest first.',
  access: 'player',
  input: { query: skipLimit },
  output: z.strictObject({ status: success, data: z.strictObject({ payments: z.array(topUpPayment) }), pagination }),
  errors: ['wallet_for_players'],
});

export const topUpWallet = defineCall({
  method: 'POST',
  path: '/payments/topUp',
  summary: 'Start a top-up: answers with the link of the provider’s checkout page.',
  access: 'player',
  input: {
    body: z.object({
      amount: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d{1,5}$/)
            .transform(Number),
        ])
        .describe('Whole euros, 1 to 10000'),
      method: z.enum(paymentMethods).default('ideal'),
      clientId: z.string().max(200).nullish(),
      isAndroidApp: z.boolean().nullish(),
      returnTo: z
        .string()
        .max(200)
        .regex(/^\/(?![/\\])[\w\-/?=&.%]*$/)
        .nullish()
        .describe('Path in the app to go on to once paid'),
    }),
  },
  output: z.strictObject({ status: success, paymentLink: z.string(), orderId: id, amount: euros, fee: euros }),
  errors: ['amount_out_of_range', 'provider_unavailable', 'wallet_for_players'],
  idempotent: true,
});

export const paymentStatus = defineCall({
  method: 'POST',
  path: '/payments/payment',
  summary: 'How an order stands; asks the provider when it is still open.',
  access: 'guest',
  input: { body: z.object({ orderId: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    order: z.strictObject({
      _id: id,
      amount: euros,
      fee: euros,
      /** Credits added to the wallet so far: the amount once paid, else 0. */
      paidTokens: euros,
      matchId: id.nullable(),
      returnTo: z.string().nullable(),
      status: z.enum(orderStatuses),
    }),
    userEmail: z.string(),
  }),
  errors: ['payment_not_found'],
});

export type CashOut = z.output<typeof cashOut>;
export type TopUpPayment = z.output<typeof topUpPayment>;
