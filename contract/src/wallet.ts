import { gameStatuses, ownPath, paymentMethods } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { discountTypes } from './promocodes.ts';
import { euros, id, instant, pagination, skipLimit, success } from './wire.ts';

/** What an order at the provider pays for. */
export const orderKinds = ['top_up', 'guest_payment', 'spot_payment', 'external_event'] as const;
export const orderStatuses = ['created', 'paid', 'failed', 'expired'] as const;

export const gameOfPayment = z.strictObject({
  _id: id,
  name: z.string(),
  game_date: instant,
  status: z.enum(gameStatuses),
});

/** What has become of a payment for a spot. */
export const cashOutStatuses = ['refunded', 'confirmed', 'pending', 'partial_refund'] as const;
export type CashOutStatus = (typeof cashOutStatuses)[number];

/** A payment for a game and its refund to the balance, or a promocode that topped up the balance. */
export const cashOut = z.strictObject({
  _id: id,
  amount: euros,
  createdAt: instant,
  status: z.enum(cashOutStatuses),
  refundedAmount: euros,
  /** `topupBalance` marks a cash-in; otherwise the discount on the price before paying. */
  promocode_discount: z
    .strictObject({ discountType: z.enum(discountTypes), name: z.string().nullable(), amount: euros })
    .nullable(),
  match: gameOfPayment.nullable(),
  /** The player whose spot was paid for, if that was somebody else. */
  friend: z.strictObject({ name: z.string() }).nullable(),
  /** `balance`; `pass` for a game that was paid ahead; or a payment method of the provider, which adds the fee to the amount. */
  method: z.enum([...paymentMethods, 'balance', 'pass']),
  fee: euros,
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
  summary: 'Payments for games, from the balance or through the provider, newest or oldest first.',
  access: 'player',
  input: {
    query: skipLimit.extend({ status: z.enum(cashOutStatuses).optional() }),
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
        .union(
          [
            z.number(),
            z
              .string()
              .regex(/^\d{1,5}$/)
              .transform(Number),
          ],
          'amount_out_of_range',
        )
        .describe('Whole euros, 1 to 10000'),
      method: z.enum(paymentMethods, 'payment_method_unknown').default('ideal'),
      clientId: z.string().max(200).nullish(),
      isAndroidApp: z.boolean().nullish(),
      returnTo: z
        .string()
        .max(200)
        .regex(/^\/(?![/\\])[\w\-/?=&.%]*$/)
        .refine((path) => ownPath(path) !== null)
        .nullish()
        .describe('Path in the app to go to after paying'),
    }),
  },
  output: z.strictObject({ status: success, paymentLink: z.string(), orderId: id, amount: euros, fee: euros }),
  errors: [
    'amount_out_of_range',
    'payment_method_unknown',
    'payments_off',
    'provider_unavailable',
    'wallet_for_players',
  ],
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
      /** Credits added to the wallet so far: the amount once paid; 0 before that, or if it paid for a spot. */
      paidTokens: euros,
      matchId: id.nullable(),
      returnTo: z.string().nullable(),
      status: z.enum(orderStatuses),
      underReview: z
        .boolean()
        .describe(
          'Whether an admin must look into it, for example because another amount was paid; nothing is decided until then',
        ),
    }),
    userEmail: z.string(),
  }),
  errors: ['payment_not_found'],
});

export const openPayments = defineCall({
  method: 'GET',
  path: '/payments/open',
  summary: 'One’s payments that can still be paid or cancelled, the latest first: top-ups, and for spots.',
  access: 'player',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      payments: z.array(
        z.strictObject({
          _id: id,
          amount: euros,
          fee: euros,
          match: z
            .strictObject({ _id: id, name: z.string() })
            .nullable()
            .describe('The game it is for; null for a top-up'),
          expiresAt: instant,
          paymentLink: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: [],
});

export const cancelPayment = defineCall({
  method: 'POST',
  path: '/payments/cancel',
  summary:
    'Cancel an open payment: its payer a top-up, whoever holds the order’s id one for a spot, which opens. A payment that comes after all is credited.',
  access: 'visitor',
  input: { body: z.object({ orderId: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    order: z.strictObject({
      _id: id,
      status: z.enum(orderStatuses).describe('`failed` after cancelling; `paid` if it was paid before'),
    }),
  }),
  errors: ['payment_not_found'],
});

export type CashOut = z.output<typeof cashOut>;
export type TopUpPayment = z.output<typeof topUpPayment>;
