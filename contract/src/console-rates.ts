import { saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, line, success } from './wire.ts';

/** The VAT rates of what is sold, each from a day on (product.md#vat). */

export const rateStates = ['coming', 'current', 'past'] as const;

const kind = z.enum(saleKinds);
const from = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01');

const rates = z.strictObject({
  status: success,
  data: z.strictObject({
    /** By kind, the latest rate first. */
    rates: z.array(
      z.strictObject({
        kind,
        percent: z.number(),
        from: z.iso.date(),
        exemptReason: z.string().nullable(),
        /** Whether what was paid before `from` keeps the rate before it. */
        keepsPrepaid: z.boolean(),
        state: z.enum(rateStates),
      }),
    ),
  }),
});

export const booksRates = defineCall({
  method: 'GET',
  path: '/admin/books/rates',
  summary: 'The VAT rate of each kind of sale, with the day from which it holds.',
  access: 'admin',
  input: {},
  output: rates,
  errors: [],
});

export const soldAhead = defineCall({
  method: 'GET',
  path: '/admin/books/rates/ahead',
  summary: 'What was sold for days on which a rate would hold, and by how much its VAT would change.',
  access: 'admin',
  input: {
    query: z.object({
      kind,
      from,
      percent: z.coerce.number().min(0).max(100),
      keepsPrepaid: z.stringbool().default(false),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ count: z.number().int(), gross: euros, difference: z.number() }),
  }),
  errors: [],
});

export const createRate = defineCall({
  method: 'POST',
  path: '/admin/books/rates',
  summary:
    'A VAT rate of what is played from today or a day to come on. What was sold ahead at another gets a credit note and a receipt on that day, unless prepayments keep theirs. At 0 % receipts say why.',
  access: 'admin',
  input: {
    body: z.object({
      kind,
      percent: z.number().min(0).max(100).multipleOf(0.01),
      from: from.describe('A day in Amsterdam'),
      exemptReason: line(200, 3).optional().describe('For 0 %: why there is no VAT, as receipts say it'),
      keepsPrepaid: z
        .boolean()
        .default(false)
        .describe('Whether what was paid before that day keeps the rate before it'),
      reason,
    }),
  },
  output: rates,
  errors: ['rate_in_past', 'rate_of_sales', 'rate_there_already', 'rate_same', 'exempt_reason_needed'],
  idempotent: true,
});

export const takeRateBack = defineCall({
  method: 'POST',
  path: '/admin/books/rates/take-back',
  summary: 'Take back a VAT rate that doesn’t hold yet.',
  access: 'admin',
  input: { body: z.object({ kind, from, reason }) },
  output: rates,
  errors: ['rate_not_found', 'rate_in_force'],
  idempotent: true,
});
