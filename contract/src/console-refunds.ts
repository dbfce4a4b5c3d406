import { refundDecisions, refundStates } from '@rondo/rules/refunds';
import { z } from 'zod';
import { consoleList, consoleSpan, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { enteredAccount } from './organisers-pay.ts';
import { euros, id, instant, success } from './wire.ts';

/** Refunds through the payment provider, including failed ones (product.md#money-that-is-sent-back). */

const refund = z.strictObject({
  _id: id,
  person: z.strictObject({ _id: id, name: z.string(), email: z.string() }),
  /** The payment that is refunded. */
  orderId: id,
  amount: euros,
  state: z.enum(refundStates),
  /** Whether the refund was made at the provider itself. */
  madeThere: z.boolean(),
  /** What was decided about a failed refund; null if nothing yet. */
  resolution: z
    .strictObject({ how: z.enum(refundDecisions), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
  /** How much of a failed refund the payer still has, and can be sent again; 0 for other refunds. */
  canGoBack: euros,
  askedAt: instant,
  failedAt: instant.nullable(),
});

export const { list: listRefunds, file: refundsFile } = consoleList({
  path: '/admin/refunds',
  summary:
    'Money that goes back through the payment provider, by words of the payer’s name or address, or by its own id, its payment’s or the provider’s.',
  rows: { refunds: refund },
  sorts: ['newest', 'oldest'],
  filters: {
    failed: z.enum(['true', 'false']).default('false').describe('Only failed refunds that wait for an admin'),
    ...consoleSpan,
  },
});

const amount = z
  .number()
  .min(0.01)
  .max(10_000)
  .multipleOf(0.01)
  .describe('Euros; at most the failed amount, and what they still have');
const output = z.strictObject({ status: success, data: z.strictObject({ refund }) });
const undecided = ['refund_not_found', 'not_on_oneself', 'refund_not_failed', 'already_decided'] as const;

export const sendRefundAgain = defineCall({
  method: 'POST',
  path: '/admin/refunds/{id}/again',
  summary: 'Try a refund that failed again through the provider, as far as its payer still has it.',
  access: 'admin',
  decidesMoney: true,
  input: { params: z.object({ id }), body: z.object({ amount, reason }) },
  output,
  errors: [...undecided, 'refund_spent', 'top_up_back_already', 'top_up_charged_back', 'provider_cannot_refund'],
  idempotent: true,
});

export const payRefundToBank = defineCall({
  method: 'POST',
  path: '/admin/refunds/{id}/bank',
  summary:
    'Have a refund that failed paid to the bank account that its payer gave, by the next payout run, as far as they still have it.',
  access: 'admin',
  decidesMoney: true,
  input: { params: z.object({ id }), body: z.object({ ...enteredAccount, amount, reason }) },
  output,
  errors: [...undecided, 'refund_spent', 'has_own_account', 'iban_invalid', 'iban_not_sepa'],
  idempotent: true,
});

export const keepRefund = defineCall({
  method: 'POST',
  path: '/admin/refunds/{id}/keep',
  summary: 'Leave a refund that failed where it came back to: nothing more is sent.',
  access: 'admin',
  decidesMoney: true,
  input: { params: z.object({ id }), body: z.object({ reason }) },
  output,
  errors: [...undecided],
  idempotent: true,
});
