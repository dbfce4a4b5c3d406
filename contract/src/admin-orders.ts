import { paymentMethods } from '@rondo/rules';
import { refundStates } from '@rondo/rules/refunds';
import { orderKinds, orderStatuses } from './wallet.ts';
import { z } from 'zod';
import { consoleDay, consoleList, consoleSpan, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { setAsideNote } from './set-aside.ts';
import { euros, id, instant, success } from './wire.ts';

/** Orders at the payment provider, and those that were set aside for a person (product.md#administration). */

/** The decisions an admin can make about an order that was set aside. */
export const resolutions = ['credit', 'refund', 'dismiss'] as const;

/** An order as the console shows it. */
export const consoleOrder = z.strictObject({
  _id: id,
  person: z.strictObject({ _id: id, name: z.string(), email: z.string() }),
  kind: z.enum(orderKinds),
  amount: euros,
  fee: euros,
  method: z.enum(paymentMethods),
  status: z.enum(orderStatuses),
  provider: z.string(),
  /** The provider's own id of the payment; null until the provider answered. */
  reference: z.string().nullable(),
  /** Why it was set aside; null if it was not. */
  note: setAsideNote.nullable(),
  resolution: z.strictObject({ how: z.enum(resolutions), reason: z.string(), at: instant }).nullable(),
  /** How much of amount and fee the payer has back without Rondo: charged back, disputed, or refunded at the provider. */
  takenBack: euros,
  /** How much of it is being refunded through the provider; 0 for nothing. */
  back: euros,
  /** How much of it can be refunded now; 0 for nothing. */
  canGoBack: euros,
  /** When the provider was told to send the money back. */
  refundedAt: instant.nullable(),
  /** The state of its latest refund (`GET /admin/refunds`); null if there is none. */
  refundState: z.enum(refundStates).nullable(),
  createdAt: instant,
});

export const { list: listConsoleOrders, file: consoleOrdersFile } = consoleList({
  path: '/admin/orders',
  summary: 'Orders, by words of the payer’s name or address, or by their own or the provider’s id.',
  rows: { orders: consoleOrder },
  sorts: ['newest', 'oldest'],
  filters: {
    review: z.enum(['true', 'false']).default('false').describe('Only orders that wait for an admin'),
    day: consoleDay.describe('Only orders paid on this day'),
    ...consoleSpan,
  },
});

export const resolveOrder = defineCall({
  method: 'POST',
  path: '/admin/orders/{id}/resolve',
  summary: 'Decide about an order that was set aside: what arrived becomes credit, is sent back, or nothing is done.',
  access: 'admin',
  decidesMoney: true,
  input: { params: z.object({ id }), body: z.object({ how: z.enum(resolutions), reason }) },
  output: z.strictObject({ status: success, data: z.strictObject({ order: consoleOrder }) }),
  errors: [
    'payment_not_found',
    'not_on_oneself',
    'already_decided',
    'order_not_set_aside',
    'order_is_booked',
    'order_of_another_provider',
    'nothing_arrived',
    'user_not_found',
    'provider_unavailable',
  ],
  idempotent: true,
});

export const payTopUpBack = defineCall({
  method: 'POST',
  path: '/admin/orders/{id}/back',
  summary: 'Pay a top-up back through the provider that took it, in whole or in part, as far as the wallet holds it.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: z.object({ id }),
    body: z.object({
      amount: z.number().min(0.01).max(10_000).multipleOf(0.01).describe('Euros'),
      withFee: z.boolean().default(false).describe('Whether the fee is refunded too'),
      reason,
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ order: consoleOrder }) }),
  errors: [
    'payment_not_found',
    'not_on_oneself',
    'not_a_top_up',
    'top_up_back_already',
    'top_up_charged_back',
    'provider_cannot_refund',
    'top_up_spent',
    'goodwill_limited',
  ],
  idempotent: true,
});
