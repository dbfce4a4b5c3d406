import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { payoutStates } from './organisers-pay.ts';
import { euros, id, instant, line, pagination, success } from './wire.ts';

/** Paying organisers: runs, their files for the bank, and what became of each line (product.md#organisers). */

const person = z.strictObject({ _id: id, name: z.string() });

const payoutLine = z.strictObject({
  _id: id,
  organiser: person,
  holder: z.string(),
  /** Masked. */
  iban: z.string(),
  amount: euros,
  state: z.enum(payoutStates),
  /** Why it came back. */
  reason: z.string(),
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
  summary: 'Who is owed pay, and the runs, the latest first.',
  access: 'admin',
  input: { query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** Whether payouts can be made: Rondo's own account is set. */
      isConfigured: z.boolean(),
      owed: z.array(
        person.extend({
          owed: euros,
          /** Where it would go, masked; null without bank details. */
          iban: z.string().nullable(),
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
  summary: 'Make a run: everybody who is owed enough and has bank details gets a line. Needs a fresh session.',
  access: 'admin',
  input: {},
  output: onePayout,
  errors: ['confirm_identity', 'nothing_to_pay', 'payouts_not_configured'],
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
  errors: ['confirm_identity', 'payout_not_found', 'payout_line_settled', 'payouts_not_configured'],
  media: 'application/xml',
});

export const settlePayoutLine = defineCall({
  method: 'POST',
  path: '/admin/payouts/{id}/lines/{lineId}',
  summary: 'Say what the bank did with a line: executed, or returned, which is owed again. Needs a fresh session.',
  access: 'admin',
  input: {
    params: byId.extend({ lineId: id }),
    body: z.object({ state: z.enum(['executed', 'returned']), reason: line(200).default('') }),
  },
  output: onePayout,
  errors: ['confirm_identity', 'payout_not_found', 'payout_not_filed', 'payout_line_settled', 'not_on_oneself'],
});

export type Payout = z.output<typeof payout>;
