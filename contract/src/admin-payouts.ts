import { payeeKinds } from '@rondo/rules';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { payoutStates } from './organisers-pay.ts';
import { done, euros, id, instant, line, pagination, success } from './wire.ts';

/**
 * Payouts to organisers, and to guests whose money can't go back the way they paid: runs, their files for the bank, and the outcome of each line
 * (product.md#organisers, product.md#guests).
 */

const person = z.strictObject({ _id: id, name: z.string() });

const payoutLine = z.strictObject({
  _id: id,
  /** `guest`: a refund. */
  kind: z.enum(payeeKinds),
  person,
  holder: z.string(),
  /** The masked account number. */
  iban: z.string(),
  amount: euros,
  state: z.enum(payoutStates),
  /** Why the payment came back. */
  reason: z.string(),
  /** Whether it was in a file for the bank. */
  wasFiled: z.boolean(),
  /** Until when the entry about it can be undone. */
  undoUntil: instant.nullable(),
  /** When the account was entered or changed, if this is the first payment to it. */
  detailsChangedAt: instant.nullable(),
});

const payout = z.strictObject({
  _id: id,
  number: z.int(),
  createdAt: instant,
  createdBy: person,
  total: euros,
  lines: z.array(payoutLine),
});
const onePayout = z.strictObject({ status: success, data: z.strictObject({ payout }) });
const byId = z.object({ id });

export const listPayouts = defineCall({
  method: 'GET',
  path: '/admin/payouts',
  summary: 'Who is owed pay, guests who are paid to their bank, and the runs, the latest first.',
  access: 'admin',
  input: { query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** Whether payouts can be made, because Rondo's own account is set. */
      isConfigured: z.boolean(),
      owed: z.array(
        person.extend({
          kind: z.enum(payeeKinds),
          owed: euros,
          /** The masked account that it would go to; null without bank details. */
          iban: z.string().nullable(),
          /** When the account was entered or changed, if nothing was paid to it yet. */
          detailsChangedAt: instant.nullable(),
          /** From when the account is paid, if that is in the future. */
          payableFrom: instant.nullable(),
          /** Why the latest payment came back, if no account was entered since; null otherwise. */
          cameBack: z.string().nullable(),
          /** Whether the next run pays it. */
          isNext: z.boolean(),
        }),
      ),
      payouts: z.array(payout),
    }),
    pagination,
  }),
  errors: [],
});

export const makePayout = defineCall({
  method: 'POST',
  path: '/admin/payouts',
  summary: 'Make a run: everybody who is owed enough and has bank details gets a line, a guest for any sum.',
  access: 'admin',
  decidesMoney: true,
  input: {},
  output: onePayout,
  errors: ['nothing_to_pay', 'payouts_not_configured'],
  idempotent: true,
});

export const confirmBankDetails = defineCall({
  method: 'POST',
  path: '/admin/payouts/accounts/{id}/confirm',
  summary:
    'Say that the account which an organiser entered then is theirs, as they said themselves: the next run pays it.',
  access: 'admin',
  decidesMoney: true,
  input: { params: byId, body: z.object({ changedAt: instant, reason }) },
  output: done,
  errors: ['user_not_found', 'not_on_oneself', 'already_decided', 'address_corrected_by_you', 'pay_confirmed_by_days'],
  idempotent: true,
});

export const remindOfDetails = defineCall({
  method: 'POST',
  path: '/admin/payouts/accounts/{id}/remind',
  summary: 'Ask an organiser who is owed pay for the bank account it can go to, at most once a week.',
  access: 'admin',
  input: { params: byId },
  output: done,
  errors: ['user_not_found', 'not_on_oneself', 'nothing_to_remind', 'reminded_lately'],
  idempotent: true,
});

export const payoutFile = defineCall({
  method: 'GET',
  path: '/admin/payouts/{id}/file',
  summary:
    'The run as a SEPA file for the bank (pain.001.001.09), the same each time; its lines are filed with the first.',
  access: 'admin',
  input: { params: byId },
  output: z.string(),
  errors: ['payout_not_found', 'payout_line_settled', 'payouts_not_configured'],
  media: 'application/xml',
});

export const settlePayoutLine = defineCall({
  method: 'POST',
  path: '/admin/payouts/{id}/lines/{lineId}',
  summary: 'Say what the bank did with a line: executed, also after all, or returned, which is owed again.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: byId.extend({ lineId: id }),
    body: z
      .object({
        state: z.enum(['executed', 'returned']),
        afterAll: z.boolean().default(false).describe('Executed, although it was reported as returned'),
        reason: line(200).default('').describe('Why it came back; the payee reads it'),
      })
      .refine(({ state, afterAll, reason: why }) => (state === 'executed' && !afterAll) || why.length >= 3, {
        error: 'Say why.',
        path: ['reason'],
      }),
  },
  output: onePayout,
  errors: ['payout_not_found', 'payout_not_filed', 'payout_line_settled', 'kept_gone', 'not_on_oneself'],
});

export const undoPayoutLine = defineCall({
  method: 'POST',
  path: '/admin/payouts/{id}/lines/{lineId}/undo',
  summary: 'Take back what was said of a line within a day: it is again as it was before.',
  access: 'admin',
  decidesMoney: true,
  input: { params: byId.extend({ lineId: id }), body: z.object({ reason }) },
  output: onePayout,
  errors: ['payout_not_found', 'payout_not_undone', 'not_on_oneself'],
});

export type Payout = z.output<typeof payout>;
